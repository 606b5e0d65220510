import files from '@generated/live-examples/default/frame.json';

/** What runs in every frame, and how it looks. */
export interface Program {
  script: string;
  style: string;
  typefaces: {family: string; weight: string; bytes: ArrayBuffer}[];
}
let program: Promise<Program> | undefined;

/** Fetches what runs in every frame, once. */
export function fetchProgram(baseUrl: string): Promise<Program> {
  program ??= Promise.all([
    fetchText(baseUrl + files.script),
    fetchText(baseUrl + files.style),
    fetchTypefaces(),
  ]).then(([script, style, typefaces]) => ({script, style, typefaces}));
  // The next frame asks again for what did not come.
  program.catch(() => (program = undefined));
  return program;
}

/** The typefaces of the page, which has them cached. */
function fetchTypefaces(): Promise<Program['typefaces']> {
  const rules = Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const found = rules.flatMap(({style, parentStyleSheet}) => {
    const [, url] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
    if (url === undefined) return [];
    const address = new URL(url, parentStyleSheet?.href ?? location.href);
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const weight = style.getPropertyValue('font-weight');
    return [{address, family, weight}];
  });
  return Promise.all(
    found.map(async ({address, ...face}) => {
      const response = await fetch(address);
      return {...face, bytes: await response.arrayBuffer()};
    }),
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
