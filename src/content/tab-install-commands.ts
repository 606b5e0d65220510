import type {Code, Root} from 'mdast';
import convert from 'npm-to-yarn';

import {visit} from 'unist-util-visit';

type Converter = [tab: string, convertBlock: (commands: string) => string];

/**
 * The tabs beside npm's, in their order, for `@docusaurus/remark-plugin-npm2yarn`.
 * What its own converters make of `npx` is wrong here: they convert the first
 * line only, and to a command that fetches a package of that name from the
 * registry. The guides run commands of installed packages.
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
      `"${line}" can't be written for ${manager}. Use another command, or give the block a title, which keeps it as it is.`,
    );
  };
  return (commands: string) => commands.split('\n').map(convertLine).join('\n');
}

/**
 * Marks shell blocks that consist of npm commands, so that the plugin after
 * this one turns them into tabs for npm, Yarn, pnpm and Bun. Authors write the
 * npm command and nothing else.
 */
export default function tabInstallCommands() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      if (hasOnlyNpmCommands(node)) node.meta = 'npm2yarn';
    });
  };
}

function hasOnlyNpmCommands({lang, meta, value}: Code): boolean {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return (
    ['bash', 'sh', 'shell'].includes(lang ?? '') &&
    !meta &&
    lines.some((line) => /^(?:npm|npx) /.test(line)) &&
    lines.every((line) => /^(?:npm |npx |cd |#)/.test(line))
  );
}
