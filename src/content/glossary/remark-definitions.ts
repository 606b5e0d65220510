import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {readDefinitions} from './read-definitions';

/** Matches a link from a guide to a term, and captures the term's id. */
const termLink = /\/glossary(?:\.mdx)?#([\w-]+)$/;

/**
 * Remark transform: a pointer that rests on a link to a term shows the term's
 * definition. Each processor reads the glossary once.
 *
 * @param siteDir - the site's folder, absolute
 */
export function remarkDefinitions(siteDir: string) {
  const definitions = readDefinitions(siteDir);

  return (tree: Root): void => {
    visit(tree, 'link', (link) => {
      const [, id = ''] = termLink.exec(link.url) ?? [];
      link.title ??= definitions.get(id);
    });
  };
}
