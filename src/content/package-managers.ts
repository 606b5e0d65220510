import convert from 'npm-to-yarn';

type Converter = [tab: string, convertBlock: (commands: string) => string];

/**
 * The tabs beside npm's, in their order, for `@docusaurus/remark-plugin-npm2yarn`,
 * which makes tabs of shell blocks that say `npm2yarn`. What its own converters make
 * of `npx` is wrong here: they convert the first line only, and to a command that
 * fetches a package of that name from the registry. The guides run commands of
 * installed packages.
 *
 * @throws for a command that the other managers lack
 */
export const converters: Converter[] = [
  ['Yarn', perLine('yarn', 'yarn')],
  ['pnpm', perLine('pnpm', 'pnpm')],
  ['Bun', perLine('bun', 'bunx')],
];

function perLine(manager: 'yarn' | 'pnpm' | 'bun', runner: string) {
  const convertLine = (line: string) => {
    if (line.startsWith('npx ')) return line.replace('npx', runner);
    const converted = convert(line, manager);
    if (!converted.includes("couldn't auto-convert")) return converted;
    throw new Error(
      `"${line}" can't be written for ${manager}. Use another command, or leave npm2yarn out, which keeps the block as it is.`,
    );
  };
  return (commands: string) => commands.split('\n').map(convertLine).join('\n');
}
