import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {Parser} from 'htmlparser2';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {checkMoves} from './check-moves';
import type {MovedPage} from './model';
import {formatRedirectsFile} from './redirects-file';

/**
 * Leads from addresses that pages had before to where they are: by `_redirects`,
 * and by a page at each old address for hosts that do not read that file.
 *
 * @throws after the build, when an entry leads nowhere or over a page
 */
export default function movedPages(
  {baseUrl, siteDir}: LoadContext,
  {moves}: {id: string; moves: MovedPage[]},
): Plugin {
  const component = aliasedSitePath(
    path.join(__dirname, 'client/moved-page.tsx'),
    siteDir,
  );
  return {
    name: 'moved-pages',
    async contentLoaded({actions}) {
      for (const {from, to} of moves) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, from]),
          exact: true,
          component,
          props: {to},
        });
      }
    },
    async postBuild({outDir, routesPaths}) {
      const complaints = checkMoves(moves, {
        paths: routesPaths.map((route) => route.slice(baseUrl.length - 1)),
        anchorsOf: (page) =>
          anchorsIn(readFileSync(fileOf(outDir, page), 'utf8')),
      });
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      await writeFile(
        path.join(outDir, '_redirects'),
        formatRedirectsFile(moves, baseUrl),
      );
    },
  };
}

function fileOf(directory: string, page: string): string {
  return path.join(directory, page === '/' ? 'index.html' : `${page}.html`);
}

function anchorsIn(html: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  new Parser({
    onopentag(_name, {id}) {
      if (id !== undefined) anchors.add(id);
    },
  }).end(html);
  return anchors;
}
