import type {Code, Root} from 'mdast';

import {visitNodes} from './visit-nodes';

/**
 * Marks shell blocks that consist of npm commands, so that the plugin after
 * this one turns them into tabs for npm, Yarn, pnpm and Bun. Authors write the
 * npm command and nothing else.
 */
export default function tabInstallCommands() {
  return (tree: Root): void => {
    visitNodes(tree, 'code', (node) => {
      if (isInstallCommand(node)) node.meta = 'npm2yarn';
    });
  };
}

function isInstallCommand({lang, meta, value}: Code): boolean {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return (
    ['bash', 'sh', 'shell'].includes(lang ?? '') &&
    !meta &&
    lines.some((line) => /^(?:npm|npx) /.test(line)) &&
    lines.every((line) => /^(?:npm|npx|#) ?/.test(line))
  );
}
