import {targetOf, type MovedPage} from './model';

/** What is read of the built site. */
export interface BuiltPages {
  /** Paths below the base URL, moved pages among them, doubled where two pages claim one. */
  paths: readonly string[];
  /** The anchors of the page at a path. */
  anchorsOf(path: string): ReadonlySet<string>;
}

const plainPath = /^\/[\w.@~/-]*[\w.@~-]$/;

/** Complaints about moved pages that would lead nowhere, in circles or over a page that is there. */
export function checkMoves(
  moves: readonly MovedPage[],
  {paths, anchorsOf}: BuiltPages,
): string[] {
  const origins = moves.map(({from}) => from);
  return moves.flatMap((move) => {
    const {from} = move;
    const {page, anchor} = targetOf(move);
    const complain = (what: string) => [`src/config/moved-pages.ts: ${what}`];
    if (!plainPath.test(from)) {
      return complain(
        `"${from}" is no address of a page. Write a path that begins with / and has no final slash, query or anchor.`,
      );
    }
    if (origins.filter((origin) => origin === from).length > 1) {
      return complain(`${from} is listed twice. Keep one of them.`);
    }
    if (paths.filter((path) => path === from).length > 1) {
      return complain(
        `a page is published at ${from} again. Remove the line, or the page.`,
      );
    }
    if (origins.includes(page)) {
      return complain(
        `${from} leads to ${page}, which has moved itself. Write where that one leads.`,
      );
    }
    if (!paths.includes(page)) {
      return complain(
        `${from} leads to ${page}, and there is no such page. Write where its text is now.`,
      );
    }
    if (anchor !== undefined && !anchorsOf(page).has(anchor)) {
      return complain(
        `${from} leads to ${page}#${anchor}, and that page has no such heading.`,
      );
    }
    return [];
  });
}
