import {
  checkCopy,
  contentOf,
} from '../../../src/after-build/markdown-copies/check-copy';
import {
  readPage,
  type Page,
} from '../../../src/after-build/markdown-copies/read-page';
import {toMarkdown} from '../../../src/after-build/markdown-copies/to-markdown';

const url = 'https://site.example/react/guides/page';

/** The sentence that says where the page is from. */
export const source = `Source: <${url}> (React). All pages: <https://site.example/llms.txt>`;

/** A prerendered page with this content around its title. */
export function pageOf(content: string, above = ''): Page {
  return readPage(
    `<html><head><meta name=description content="What it is."/></head>
    <body><nav>Menu</nav><main>${above}<header><h1>Page</h1></header>${content}</main></body></html>`,
  );
}

/** The Markdown of a page below its title. */
export const markdownOf = (page: Page): string => toMarkdown(page, url, source);

/** The Markdown of a page's content. */
export const textOf = (content: string): string =>
  markdownOf(pageOf(content)).split(`${source}\n\n`)[1]!;

/** The whole copy of a page. */
export const copyOf = (page: Page): string => `# Page\n\n${markdownOf(page)}`;

/** Compares a page with a copy, its own if no other is given. */
export function check(content: string, copy = copyOf(pageOf(content))): void {
  checkCopy(contentOf(pageOf(content)), copy);
}

/** A code block as the site renders it, from lines of HTML. */
export function codeBlock(
  language: string,
  lines: readonly string[],
  title?: string,
): string {
  const bar = title === undefined ? '' : `<div class=code-title>${title}</div>`;
  const html = lines.map((line) => `${line}\n</span>`).join('');
  return `<div class="theme-code-block code-block language-${language}"><div class=code-bar>${bar}<label class=code-wrap><input type=checkbox />Wrap</label><button type=button class=code-copy>Copy</button></div><pre tabindex=0><code>${html}</code></pre></div>`;
}

/** A line of such a block. */
export const line = (html: string): string => `<span class=line>${html}`;

/** Tabs as the theme renders them. */
export function tabs(panels: Readonly<Record<string, string>>): string {
  const labels = Object.keys(panels).map((label) => `<li role=tab>${label}`);
  const contents = Object.values(panels).map(
    (html, index) =>
      `<div role=tabpanel${index === 0 ? '' : ' hidden'}>${html}</div>`,
  );
  return `<div class="tabs-container"><ul role=tablist class=tabs>${labels.join('')}</ul><div>${contents.join('')}</div></div>`;
}
