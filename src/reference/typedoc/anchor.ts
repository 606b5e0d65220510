import {createSlugger} from '@docusaurus/utils';
import type {Reflection} from 'typedoc';

import {signaturesOf} from './shape';

/**
 * Returns the anchor of a class's member on the page of its class. A method has a
 * heading, whose anchor Docusaurus derives from its text. A property is a row,
 * which gets an anchor with a prefix that no heading has.
 */
export function anchorOf(member: Reflection): string {
  const isMethod = member.isDeclaration() && signaturesOf(member).length > 0;
  const slug = createSlugger().slug(member.name);
  return isMethod ? slug : `property-${slug}`;
}
