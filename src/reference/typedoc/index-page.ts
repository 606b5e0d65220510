import type {DeclarationReflection} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import type {Module} from '../modules';
import {kindOf} from './call-form';
import {isDeprecated} from './lay-texts';
import {inlineCode, paragraphs, section, table} from './markdown';

/**
 * The page of all exports of a set, by package and purpose, or of one module, by
 * purpose, with a filter. The component that filters makes it MDX.
 */
export function indexPage(
  context: MarkdownThemeContext,
  modules: readonly Module[],
): string {
  const {page} = context;
  const model = page.model;
  const own = modules.find(({name}) => name === model.name);
  page.filename = page.filename.replace(/\.md$/, '.mdx');
  // The index of a set has an address of its own.
  if (!own) page.frontmatter = {slug: '/category/api', ...page.frontmatter};
  return paragraphs(
    `# ${own?.specifier ?? 'API reference'}`,
    own
      ? `Everything that ${inlineCode(own.specifier)} exports, at version ${own.source.version}.`
      : `Everything that ${inlineCode(modules[0]!.specifier)} and the packages it builds on export, by package and purpose.`,
    // Of the module itself.
    context.helpers.getCommentParts(model.comment?.summary ?? []),
    own && modulesWithin(context, own, modules),
    "import IndexFilter from '@site/src/reference/index-filter';",
    '<IndexFilter>',
    ...(own
      ? purposeTables(context, own, 2)
      : modules.map((module) =>
          section(
            2,
            `${module.specifier}`,
            ...purposeTables(context, module, 3),
          ),
        )),
    '</IndexFilter>',
  );
}

/** Links to the modules of a package beside its main one. */
function modulesWithin(
  context: MarkdownThemeContext,
  own: Module,
  modules: readonly Module[],
): string {
  const links = modules
    .filter(({name}) => name !== own.name && name.startsWith(own.name))
    .map(
      (module) =>
        `[${inlineCode(module.specifier)}](${context.urlTo(reflectionOf(context, module))}x)`,
    );
  return links.length > 0 ? `Its other modules: ${links.join(', ')}.` : '';
}

function purposeTables(
  context: MarkdownThemeContext,
  module: Module,
  level: number,
): string[] {
  const {categories = []} = reflectionOf(context, module);
  return categories.map(({title, children}) => {
    const rows = (children as DeclarationReflection[]).map((child) =>
      row(context, child, module),
    );
    return section(level, title, table(['Name', 'Kind', 'What it is'], rows));
  });
}

function row(
  context: MarkdownThemeContext,
  child: DeclarationReflection,
  module: Module,
): string[] {
  const link = `[${inlineCode(child.name)}](${context.urlTo(child)})`;
  const words = context.helpers.getCommentParts(child.comment!.summary);
  const [sentence = ''] = words.split(/(?<=\.)\s/);
  return [
    link,
    kindOf(child, module),
    isDeprecated(child) ? `**Deprecated.** ${sentence}` : sentence,
  ];
}

const reflectionOf = (
  {page}: MarkdownThemeContext,
  {name}: Module,
): DeclarationReflection =>
  page.project.getChildByName([name]) as DeclarationReflection;
