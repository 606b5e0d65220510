import type {DeclarationReflection} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {exportCount, filterClass} from '../client/filter-names';
import type {Module} from '../modules';
import {kindOf} from './call-form';
import {isDeprecated} from './apply-texts';
import {inlineCode, paragraphs, rowList, section} from './markdown';

/**
 * Returns the index of a set's exports, by package and purpose, or that of a
 * module, by purpose.
 */
export function indexPage(
  context: MarkdownThemeContext,
  modules: readonly Module[],
): string {
  const {page} = context;
  const own = modules.find(({name}) => name === page.model.name);
  // The index of a set has its own address.
  if (!own) page.frontmatter = {slug: '/category/api', ...page.frontmatter};
  return paragraphs(
    `# ${own?.specifier ?? 'API reference'}`,
    own
      ? `Everything that ${inlineCode(own.specifier)} exports, at version ${own.source.version}.`
      : `Everything that ${inlineCode(modules[0]!.specifier)} and the packages it builds on export, by package and purpose.`,
    // The description of the module itself.
    context.helpers.getCommentParts(page.model.comment?.summary ?? []),
    filterField(context, own ? [own] : modules),
    ...(own
      ? purposes(context, own, 2)
      : modules.map((module) =>
          section(2, module.specifier, ...purposes(context, module, 3)),
        )),
  );
}

/** A shorter index can be scanned without a filter. */
const fewestFiltered = 12;

/** Returns the field that filters a long index, with the number of exports. */
function filterField(
  context: MarkdownThemeContext,
  modules: readonly Module[],
): string {
  const count = modules
    .map(({name}) => context.page.project.getChildByName([name]))
    .flatMap((model) => (model as DeclarationReflection).children ?? []).length;
  return count < fewestFiltered
    ? ''
    : `<div class="${filterClass}" data-needs-scripts><input class="field" type="search" placeholder="Filter by name or kind" aria-label="Filter the exports by name or kind" autocomplete="off" spellcheck="false"> <span>${exportCount(count)}</span></div>`;
}

/** Returns the rows of a module's exports, linked to their pages. */
function purposes(
  context: MarkdownThemeContext,
  module: Module,
  level: number,
): string[] {
  const model = context.page.project.getChildByName([module.name]);
  const {categories = []} = model as DeclarationReflection;
  return categories.map(({title, children}) => {
    const rows = (children as DeclarationReflection[]).map((child) => {
      const words = context.helpers.getCommentParts(
        child.comment?.summary ?? [],
      );
      const [sentence = ''] = words.split(/(?<=\.)\s/);
      const name = inlineCode(child.name);
      const label = isDeprecated(child) ? `~~${name}~~` : name;
      return {
        head: `[${label}](${context.urlTo(child)}) *${kindOf(child, module)}*`,
        words: isDeprecated(child) ? `**Deprecated.** ${sentence}` : sentence,
        rows: [],
      };
    });
    return section(level, title, rowList(rows, 'api-rows api-index'));
  });
}
