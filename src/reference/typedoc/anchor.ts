import {createSlugger} from '@docusaurus/utils';
import type {Reflection} from 'typedoc';

import {signaturesOf} from './facts';

/**
 * Returns a class member's anchor on the page of its class. A method has a
 * heading, and Docusaurus derives the anchor from its text. A property has a
 * row, and its anchor gets a prefix that no heading has.
 */
export function anchorOf(member: Reflection): string {
  const isMethod = member.isDeclaration() && signaturesOf(member).length > 0;
  const slug = createSlugger().slug(member.name);
  return isMethod ? slug : `property-${slug}`;
}
