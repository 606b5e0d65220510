import {Parser} from 'htmlparser2';

/** What a twin is told by the head of its page. */
export interface PageHead {
  /** The description in the page's head. */
  description: string | undefined;
  /** Id of the documentation set; undefined for pages of no set. */
  setId: string | undefined;
  /** The version of the set; `current` for the newest and for pages of no set. */
  version: string;
  /** Whether the page only leads to another one. */
  isRedirect: boolean;
}

/** Reads the head of a page that the build wrote. */
export function readHead(html: string): PageHead {
  const named = new Map<string, string>();
  let isRedirect = false;
  const parser = new Parser({
    onopentag(tag, {name, content = '', 'http-equiv': instruction}) {
      if (tag !== 'meta') return;
      if (name !== undefined && !named.has(name)) named.set(name, content);
      if (instruction?.toLowerCase() === 'refresh') isRedirect = true;
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  return {
    description: named.get('description'),
    setId: /^docs-(.+)-[^-]+$/.exec(
      named.get('docsearch:docusaurus_tag') ?? '',
    )?.[1],
    version: named.get('docsearch:version') ?? 'current',
    isRedirect,
  };
}
