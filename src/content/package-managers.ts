import convert from 'npm-to-yarn';

/** A tab's label, and a function that writes npm's commands for the manager. */
type Converter = [tab: string, convertBlock: (commands: string) => string];

/**
 * Converters for `@docusaurus/remark-plugin-npm2yarn`, in tab order after npm.
 * The plugin turns shell blocks marked `npm2yarn` into tabs. Its own converters
 * get `npx` wrong: they convert only the first line, and the result fetches a
 * package from the registry. The guides run commands of installed packages.
 *
 * @throws for a command that other managers lack
 */
export const converters: Converter[] = [
  ['Yarn', perLine('yarn', 'yarn')],
  ['pnpm', perLine('pnpm', 'pnpm')],
  ['Bun', perLine('bun', 'bunx')],
];

/**
 * Returns a function that converts the commands of a block, one on each line.
 *
 * @param runner - the command that runs a program of an installed package
 */
function perLine(manager: 'yarn' | 'pnpm' | 'bun', runner: string) {
  const convertLine = (line: string) => {
    if (line.startsWith('npx ')) return line.replace('npx', runner);
    const converted = convert(line, manager);
    if (!converted.includes("couldn't auto-convert")) return converted;
    throw new Error(
      `"${line}" can't be written for ${manager}. Use another command, or leave out npm2yarn to keep the block unchanged.`,
    );
  };
  return (commands: string) => commands.split('\n').map(convertLine).join('\n');
}
