const fence = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;
const demo = /^([ \t]*)<Demo\b([^>]*?)\/>[ \t]*$/gm;

/**
 * Changes a Markdown text outside of its code blocks.
 *
 * @param change - gets the parts between two code blocks, line breaks included
 */
export function mapProse(
  markdown: string,
  change: (prose: string) => string,
): string {
  let result = '';
  let end = 0;
  for (const match of markdown.matchAll(fence)) {
    result += change(markdown.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(markdown.slice(end));
}

/**
 * Makes absolute links into the sets lead to the version: `/react/guides/faq`
 * becomes `/react/0.68/guides/faq`. Relative links stay inside it by themselves.
 *
 * @param text - Markdown without its code blocks, or the source of a component
 * @param routes - paths of the sets below the base URL, without slashes
 */
export function pinLinks(
  text: string,
  routes: readonly string[],
  version: string,
): string {
  const link = new RegExp(
    String.raw`(\]\(\s*<?|\]:[ \t]+<?|\b(?:href|to)=|["'\`])/(${routes.join('|')})(?=[/#?)\s"'\`>]|$)`,
    'gm',
  );
  return text.replace(
    link,
    (_, before: string, route: string) => `${before}/${route}/${version}`,
  );
}

/**
 * Puts the code of live examples in their place. A demo runs the installed
 * library, which will not be that of a frozen page for long.
 *
 * @param prose - MDX without its code blocks
 * @param readDemo - source of the demo of that name; throws where there is none
 */
export function inlineDemos(
  prose: string,
  readDemo: (name: string) => string,
): string {
  return prose.replace(demo, (element, indent: string, attributes: string) => {
    const name = /\bname=["']([^"']+)["']/.exec(attributes)?.[1];
    if (name === undefined) {
      throw new Error(`${element.trim()} has no name written as text.`);
    }
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
