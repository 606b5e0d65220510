import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseMdx} from '../code-samples/find-samples';

/** The glossary's terms and definitions, which the glossaries of both sets show. */
const glossaryFile = 'docs-shared/_glossary.mdx';

/**
 * Returns the first sentence of each definition, by the id of its heading.
 *
 * @param siteDir - the site's folder, absolute
 */
export function readDefinitions(siteDir: string): Map<string, string> {
  const {children} = parseMdx(
    readFileSync(path.join(siteDir, glossaryFile), 'utf8'),
  );
  const slugger = createSlugger();
  const definitions = new Map<string, string>();
  children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const id = slugger.slug(toString(node));
    const next = children[index + 1];
    if (next?.type === 'paragraph') definitions.set(id, firstSentence(next));
  });
  return definitions;
}

/** Returns the first sentence of a paragraph, as plain text. */
const firstSentence = (paragraph: object): string =>
  toString(paragraph)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=[A-Z])/, 1)[0]!;
