import {setIds} from '../../src/site/sets';

/** What a text of a frozen page is changed with. */
export interface Freezing {
  version: string;
  /** Where shared text lies beside the frozen pages, as MDX imports it. */
  shared: string;
  /** Code of a live example; throws where there is none of that name. */
  readDemo: (name: string) => string;
}

const fence = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;
const demo = /^([ \t]*)<Demo\b([^>]*?)\/>[ \t]*$/gm;
const setLink = new RegExp(
  String.raw`(\]\(\s*<?|\]:[ \t]+<?|\b(?:href|to)=["'])/(${setIds.join('|')})(?=[/#?)\s"'>]|$)`,
  'gm',
);

/**
 * Makes a text say what it says now for good: links into the sets lead to the
 * version, shared text comes from the copy beside the page, and live examples
 * are code, because a running one would run the newest library.
 *
 * @param text Markdown or MDX; its code blocks stay as they are
 */
export function freezeText(text: string, freezing: Freezing): string {
  let frozen = '';
  let end = 0;
  for (const match of text.matchAll(fence)) {
    frozen += freezeProse(text.slice(end, match.index), freezing) + match[0];
    end = match.index + match[0].length;
  }
  return frozen + freezeProse(text.slice(end), freezing);
}

function freezeProse(
  prose: string,
  {version, shared, readDemo}: Freezing,
): string {
  return prose
    .replace(setLink, `$1/$2/${version}`)
    .replaceAll('@site/docs-shared/', shared)
    .replaceAll('@generated/code-samples/default/', shared)
    .replace(demo, (element, indent: string, attributes: string) => {
      const name = /\bname=["']([^"']+)["']/.exec(attributes)?.[1];
      if (!name) throw new Error(`${element.trim()} has no name as text.`);
      return [
        `\`\`\`tsx title="${name}.tsx"`,
        readDemo(name).trimEnd(),
        '```',
        '',
        'This example runs among the [live examples](/demos) of the current documentation.',
      ]
        .join('\n')
        .replace(/^(?=.)/gm, indent);
    });
}
