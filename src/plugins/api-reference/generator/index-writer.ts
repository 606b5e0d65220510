import type {DeclarationReflection} from 'typedoc';

import type {Job} from '../generate';
import {
  firstSentence,
  frontMatter,
  paragraphs,
  section,
  table,
} from './markdown';
import type {PageTools} from './page/context';
import {groupByPurpose, isDeprecated} from './purposes';
import type {DocumentedSymbol, SymbolTable} from './symbols';
import {texts} from './texts';

/** The index of a module: its exports by purpose, with one line each. */
export function writeIndex(
  job: Job,
  symbols: SymbolTable,
  module: DeclarationReflection,
  tools: PageTools,
): string {
  const exported = symbols
    .all()
    .filter(({entryPoint}) => entryPoint.module === module.name);
  const [first] = exported;
  if (!first) {
    throw new Error(`${module.name} exports nothing.`);
  }
  const {specifier} = first.entryPoint;
  const {version, handWritten} = first.source;
  const below = job.packages
    .flatMap(({entryPoints}) => entryPoints)
    .filter((entryPoint) => entryPoint.module.startsWith(`${module.name}/`));
  return `${paragraphs(
    frontMatter({
      title: specifier,
      description: `Everything that ${specifier} ${version} exports, by purpose.`,
    }),
    `# ${specifier}`,
    `Everything that \`${specifier}\` exports, at version ${version}.${handWritten ? ' npm does not serve this package, so its reference is written by hand.' : ''}`,
    below.length
      ? `Further modules: ${below
          .map(
            (entryPoint) =>
              `[\`${entryPoint.specifier}\`](./${entryPoint.module.slice(module.name.length + 1)}/index.md)`,
          )
          .join(', ')}.`
      : undefined,
    ...groupByPurpose(exported).map(({purpose, members}) =>
      section(
        2,
        purpose,
        table(
          ['Name', 'What it is'],
          members.map((symbol) => row(symbol, tools)),
        ),
      ),
    ),
  )}\n`;
}

function row(
  {reflection, entryPoint}: DocumentedSymbol,
  tools: PageTools,
): string[] {
  const own = texts[entryPoint.module]?.[reflection.name]?.summary;
  const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
  const summary = own ?? (comment ? tools.commentText(comment.summary) : '');
  const sentence = firstSentence(summary.replace(/\[\[([\w$.]+)\]\]/g, '$1'));
  const mark = isDeprecated(reflection, entryPoint.module)
    ? 'Deprecated. '
    : '';
  return [
    `[\`${reflection.name}\`](${tools.urlTo(reflection)})`,
    `${mark}${escapeText(sentence)}`,
  ];
}

const escapeText = (text: string) => text.replace(/([\\<>|*_[\]])/g, '\\$1');
