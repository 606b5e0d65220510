import type {ReferenceVerdict, SamplesVerdict} from './check-site';
import type {Target} from './choose-targets';
import type {ApiChanges, ChangedExport} from './compare-apis';
import type {ApiExport} from './list-exports';

/** All that an upgrade finds out. */
export interface UpgradeReport {
  targets: readonly Target[];
  changes: ApiChanges;
  samples: SamplesVerdict;
  reference: ReferenceVerdict;
  isDryRun: boolean;
}

/** The report as Markdown, for a terminal, a workflow's summary or a pull request. */
export function formatReport(report: UpgradeReport): string {
  const {targets, changes, samples, reference, isDryRun} = report;
  return sections([
    '# Upgrade of ReactiveDOT',
    isDryRun
      ? 'A dry run on a copy of the site. Nothing was changed.'
      : 'The pins are moved and the packages are installed.',
    formatTargets(targets),
    '## Exports',
    isEmpty(changes) && 'Nothing that readers import has changed.',
    formatList('Added', changes.added),
    formatList('Removed', changes.removed),
    formatList('Deprecated now', changes.deprecated),
    ...formatChanged(changes.changed),
    '## Samples',
    samples.problems.length === 0
      ? `All check: ${samples.summary}.`
      : `${samples.summary}.\n\n${fenced('text', samples.problems)}`,
    '## Reference',
    ...formatReference(reference),
  ]);
}

/** The report where every package is at its newest version already. */
export function formatUpToDate(targets: readonly Target[]): string {
  return sections([
    '# Upgrade of ReactiveDOT',
    'Nothing to upgrade: the pins are those of the newest releases that fit together.',
    formatTargets(targets),
  ]);
}

function formatTargets(targets: readonly Target[]): string {
  return [
    '| package | from | to | |',
    '| --- | --- | --- | --- |',
    ...targets.map(
      ({specifier, from, to, heldBack}) =>
        `| \`${specifier}\` | ${from ?? 'not installed'} | ${to} | ${[
          heldBack &&
            `${heldBack.version} exists, but ${heldBack.by} asks for ${heldBack.range}`,
          specifier === '@reactive-dot/vue' &&
            from === undefined &&
            'npm serves it now: let `src/reference/options.ts` read the installed package, and remove its path in `tsconfig.json` and `types/reactive-dot__vue`',
        ]
          .filter(Boolean)
          .join('; ')} |`,
    ),
  ].join('\n');
}

const isEmpty = (changes: ApiChanges) =>
  Object.values(changes).every((list) => (list as unknown[]).length === 0);

function formatList(title: string, exports: readonly ApiExport[]): string {
  return exports.length === 0
    ? ''
    : `### ${title}\n\n${exports
        .map(
          ({module, name, kind}) => `- \`${name}\`, ${kind} of \`${module}\``,
        )
        .join('\n')}`;
}

function formatChanged(changed: readonly ChangedExport[]): string[] {
  return changed.length === 0
    ? []
    : [
        '### Declared differently',
        ...changed.map(
          ({before, after}) =>
            `\`${after.name}\` of \`${after.module}\`\n\n${fenced('diff', diffLines(before.signature, after.signature))}`,
        ),
      ];
}

/** Lines that only one of two declarations has, those of the older first. */
function diffLines(before: string, after: string): string[] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
    ...current.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

const formatReference = ({obstacles}: ReferenceVerdict): string[] =>
  obstacles.length === 0
    ? ['It is generated, and no text or example is missing or left over.']
    : [
        'It cannot be generated before this is done:',
        fenced('text', obstacles),
      ];

const fenced = (language: string, lines: readonly string[]) =>
  `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;

const sections = (parts: readonly (string | false)[]) =>
  parts.filter(Boolean).join('\n\n');
