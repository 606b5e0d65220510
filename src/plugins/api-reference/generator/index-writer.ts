import type {EntryPoint, PackageSource} from '../entry-points';
import type {Job} from '../generate';
import type {ReferenceSet} from '../options';
import type {IndexEntry} from './list-entries';
import {breakable, frontMatter, paragraphs, section, table} from './markdown';
import {PURPOSES} from './texts/types';

/** The field above a list of exports, as an MDX page imports it. */
const FILTER = "import IndexFilter from '@site/src/components/index-filter';";

/** The index of a module: its exports by purpose, with one line each. */
export function writeModuleIndex(
  source: PackageSource,
  {module, specifier}: EntryPoint,
  entries: readonly IndexEntry[],
): string {
  const {version, handWritten, entryPoints} = source;
  const below = entryPoints.filter((entryPoint) =>
    entryPoint.module.startsWith(`${module}/`),
  );
  return `${paragraphs(
    frontMatter({
      title: specifier,
      description: `Everything that ${specifier} ${version} exports, by purpose.`,
    }),
    FILTER,
    `# ${breakable(specifier)}`,
    `Everything that \`${specifier}\` exports, at version ${version}.${handWritten ? ` This reference is written by hand, from the package's source at the tag of that release.` : ''}`,
    below.length
      ? `Further modules: ${below
          .map(
            (entryPoint) =>
              `[\`${entryPoint.specifier}\`](./${entryPoint.module.slice(module.length + 1)}/index.mdx)`,
          )
          .join(', ')}.`
      : undefined,
    filtered(
      entries
        .filter((entry) => entry.module === module)
        .map((entry) => ({
          ...entry,
          file: entry.file.slice(module.length + 1),
        })),
      false,
    ),
  )}\n`;
}

/** The index of a set: the exports of all its packages by purpose. */
export function writeSetIndex(
  job: Job,
  set: ReferenceSet,
  entries: readonly IndexEntry[],
): string {
  const packages = set.packages.map((name) =>
    job.packages.find((source) => source.name === name)!,
  );
  const shown = packages.flatMap(({entryPoints}) =>
    entryPoints.flatMap(({module}) =>
      entries.filter((entry) => entry.module === module),
    ),
  );
  return `${paragraphs(
    frontMatter({
      title: 'API reference',
      description: set.description,
      slug: '/category/api',
    }),
    FILTER,
    '# API reference',
    set.description,
    packages
      .map(
        ({name, specifier, description}) =>
          `- [\`${specifier}\`](./${name}/index.mdx): ${description}`,
      )
      .join('\n'),
    filtered(shown, true),
  )}\n`;
}

/** The entries by purpose, below the field that filters them. */
function filtered(entries: IndexEntry[], withModule: boolean): string {
  return paragraphs(
    `<IndexFilter total={${entries.length}}>`,
    ...PURPOSES.map((purpose) =>
      section(
        2,
        purpose,
        table(
          ['Name', 'Kind', 'What it is'],
          entries
            .filter((entry) => entry.purpose === purpose)
            .sort((a, b) => Number(a.deprecated) - Number(b.deprecated))
            .map((entry) => row(entry, withModule)),
        ),
      ),
    ),
    '</IndexFilter>',
  );
}

function row(entry: IndexEntry, withModule: boolean): string[] {
  const link = `[\`${entry.name}\`](./${entry.file})`;
  return [
    entry.deprecated ? `~~${link}~~` : link,
    withModule ? `${entry.kind} of ${entry.module}` : entry.kind,
    `${entry.deprecated ? '**Deprecated.** ' : ''}${escapeText(entry.summary)}`,
  ];
}

const escapeText = (text: string) => text.replace(/([\\<>{}|*_[\]])/g, '\\$1');
