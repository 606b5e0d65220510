/** Finds where a name leads from the page that shows it; undefined when nowhere. */
export type FindLink = (name: string) => string | undefined;

const TOKEN = /"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*/g;

/**
 * A type as Markdown for a table cell or a paragraph: inline code, in which
 * every name that has a page is a link.
 */
export function linkType(type: string, findLink: FindLink): string {
  const pieces: string[] = [];
  let plain = '';
  let end = 0;
  const flush = () => {
    if (plain) {
      pieces.push(inlineCode(plain));
      plain = '';
    }
  };
  for (const match of type.matchAll(TOKEN)) {
    const url = findLink(match[0]);
    plain += type.slice(end, match.index);
    end = match.index + match[0].length;
    if (url) {
      flush();
      pieces.push(`[${inlineCode(match[0])}](${url})`);
    } else {
      plain += match[0];
    }
  }
  plain += type.slice(end);
  flush();
  return pieces.join('');
}

/** Inline code that survives a table cell: pipes escaped, backticks fenced. */
export function inlineCode(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  // CommonMark strips one space at each end only when both ends have one.
  const kept =
    text.startsWith(' ') && text.endsWith(' ') && text.trim()
      ? ` ${text} `
      : text;
  return `${ticks}${pad}${kept.replace(/\|/g, '\\|')}${pad}${ticks}`;
}
