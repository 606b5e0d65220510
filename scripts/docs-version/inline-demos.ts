const demo = /^([ \t]*)<Demo\b([^>]*?)\/>[ \t]*$/gm;

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
