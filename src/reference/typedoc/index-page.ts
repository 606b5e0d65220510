import type {DeclarationReflection} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {exportCount, filterClass, indexClass} from '../client/index-markup';
import type {Module} from '../modules';
import {kindOf} from './call-form';
import {isDeprecated} from './apply-texts';
import {
  firstSentence,
  inlineCode,
  paragraphs,
  type Row,
  rowList,
  section,
} from './markdown';

/**
 * Returns the index of a set's exports, by package and purpose. Gives the page
 * an address outside of `api/`, which the sidebar's category has in Docusaurus.
 *
 * @param modules - the modules of the set; the first is of the set's own package
 */
export function setIndex(
  context: MarkdownThemeContext,
  modules: readonly Module[],
): string {
  const {page} = context;
  page.frontmatter = {slug: '/category/api', ...page.frontmatter};
  const [own] = modules;
  return paragraphs(
    '# API reference',
    own &&
      `Everything that ${inlineCode(own.specifier)} and the packages it builds on export, by package and purpose.`,
    filterField(modules.flatMap((module) => exportsOf(context, module)).length),
    ...modules.map((module) =>
      section(2, module.specifier, ...purposeSections(context, module, 3)),
    ),
  );
}

/** Returns the index of a module's exports, by purpose. */
export function moduleIndex(
  context: MarkdownThemeContext,
  module: Module,
): string {
  const {summary = []} = context.page.model.comment ?? {};
  return paragraphs(
    `# ${module.specifier}`,
    `Everything that ${inlineCode(module.specifier)} exports, at version ${module.source.version}.`,
    // The description in the module itself.
    context.helpers.getCommentParts(summary),
    filterField(exportsOf(context, module).length),
    ...purposeSections(context, module, 2),
  );
}

/** With fewer exports, readers can scan an index without a filter. */
const minExportsToFilter = 12;

/** Returns the field that filters a long index, with the number of exports. */
const filterField = (count: number): string =>
  count < minExportsToFilter
    ? ''
    : `<div class="${filterClass}" data-needs-scripts><input class="field" type="search" placeholder="Filter by name or kind" aria-label="Filter the exports by name or kind" autocomplete="off" spellcheck="false"> <span>${exportCount(count)}</span></div>`;

/** Returns a section for each purpose, with the module's exports as rows. */
const purposeSections = (
  context: MarkdownThemeContext,
  module: Module,
  level: number,
): string[] =>
  (modelOf(context, module).categories ?? []).map(({title, children}) => {
    const rows = (children as DeclarationReflection[]).map((child) =>
      rowOf(context, module, child),
    );
    return section(level, title, rowList(rows, `api-rows ${indexClass}`));
  });

/** Returns an export's row: a link to its page, its kind, and what it is. */
function rowOf(
  context: MarkdownThemeContext,
  module: Module,
  child: DeclarationReflection,
): Row {
  const {summary = []} = child.comment ?? {};
  const sentence = firstSentence(context.helpers.getCommentParts(summary));
  const name = inlineCode(child.name);
  const label = isDeprecated(child) ? `~~${name}~~` : name;
  return {
    head: `[${label}](${context.urlTo(child)}) *${kindOf(child, module)}*`,
    words: isDeprecated(child) ? `**Deprecated.** ${sentence}` : sentence,
    rows: [],
  };
}

const exportsOf = (
  context: MarkdownThemeContext,
  module: Module,
): DeclarationReflection[] => modelOf(context, module).children ?? [];

/**
 * Returns TypeDoc's model of a module.
 *
 * @throws if the project has none, as after a failed conversion
 */
function modelOf(
  {page}: MarkdownThemeContext,
  {name}: Module,
): DeclarationReflection {
  const model = page.project.getChildByName([name]);
  if (!model?.isDeclaration())
    throw new Error(`TypeDoc has no module ${name}.`);
  return model;
}
