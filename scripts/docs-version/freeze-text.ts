import {changeProse} from '../../src/content/markdown-text';
import {setIds} from '../../src/site/sets';

/** Values for freezing a text. */
export interface Freezing {
  version: string;
  /** Path of the copied shared text, as imported from MDX. */
  shared: string;
  /**
   * Returns the code of a live example; throws if there is none with the name.
   */
  readDemo: (name: string) => string;
}

/** Matches a live example on a line: `<Demo name="first-query" />`. */
const demo = /^([ \t]*)<Demo\b([^>]*?)\/>[ \t]*$/gm;
/** Matches the start of a link into a set: `](/react`, `]: /vue`, `href="/react`. */
const setLink = new RegExp(
  String.raw`(\]\(\s*<?|\]:[ \t]+<?|\b(?:href|to)=["'])/(${setIds.join('|')})(?=[/#?)\s"'>]|$)`,
  'gm',
);

/**
 * Makes a text independent of later changes. Links into the sets lead to the
 * version, shared text comes from the copy next to the page, and live examples
 * become code, because they would run the newest library.
 *
 * @param text - Markdown or MDX; code blocks don't change
 */
export const freezeText = (text: string, freezing: Freezing): string =>
  changeProse(text, (prose) => freezeProse(prose, freezing));

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
      if (!name)
        throw new Error(`${element.trim()} needs a name that is plain text.`);
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
