import {checkTwin} from '../../../src/plugins/twins/check-twin';
import {
  readPage,
  readSource,
  type Page,
} from '../../../src/plugins/twins/read-page';
import {toMarkdown} from '../../../src/plugins/twins/to-markdown';

const url = 'https://site.example/react/guides/page';
const place = {
  setLabel: 'React',
  index: 'https://site.example/llms.txt',
};

/** A prerendered page with this content below its title. */
export function pageOf(content: string, head = ''): Page {
  return readPage(
    readSource(
      `<html><head><meta name=description content="What it is."/>${head}</head>
    <body><nav>Menu</nav><main><header><h1>Page</h1></header>${content}</main></body></html>`,
      url,
    ),
  );
}

/** The twin of such a page below its front. */
export function twinOf(content: string): string {
  return toMarkdown(pageOf(content), place).replace(
    /^# Page\n\n(?:>.*\n)+\n?/,
    '',
  );
}

/** The whole twin. */
export function wholeTwinOf(page: Page): string {
  return toMarkdown(page, place);
}

/** What the gate says of a page and its twin. */
export function problemsOf(content: string): string[] {
  const page = pageOf(content);
  return checkTwin(page, toMarkdown(page, place));
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

/** An admonition as the theme renders it. */
export function admonition(kind: string, title: string, html: string): string {
  return `<div class="theme-admonition theme-admonition-${kind} admonition_x alert"><div class=admonitionHeading_x><span class=admonitionIcon_x><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></span>${title}</div><div class=admonitionContent_x>${html}</div></div>`;
}
