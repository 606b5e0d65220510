import type {DeclarationReflection} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import type {Module} from '../modules';
import {PURPOSES} from '../texts/types';
import {isDeprecated} from './lay-texts';
import {inlineCode, paragraphs, section, table} from './markdown';

/**
 * The page of all exports of a set, or of one module: what there is, by purpose,
 * with a filter. The component that filters makes it MDX.
 */
export function indexPage(
  context: MarkdownThemeContext,
  modules: readonly Module[],
): string {
  const {page} = context;
  const model = page.model;
  const reflectionOf = ({name}: Module) =>
    page.project.getChildByName([name]) as DeclarationReflection;
  const own = modules.find(({name}) => name === model.name);
  page.filename = page.filename.replace(/\.md$/, '.mdx');
  // The index of a set has an address of its own.
  if (!own) page.frontmatter = {slug: '/category/api', ...page.frontmatter};
  const shown = (own ? [own] : modules).map(reflectionOf);

  function row(child: DeclarationReflection): string[] {
    const link = `[${inlineCode(child.name)}](${context.urlTo(child)})`;
    const words = context.helpers.getCommentParts(child.comment!.summary);
    const [sentence = ''] = words.split(/(?<=\.)\s/);
    return isDeprecated(child)
      ? [`~~${link}~~`, `**Deprecated.** ${sentence}`]
      : [link, sentence];
  }

  const packages = modules
    .filter(({name}) => name !== own?.name && name.startsWith(own?.name ?? ''))
    .map(
      (module) => `[${module.name}](${context.urlTo(reflectionOf(module))}x)`,
    );

  return paragraphs(
    `# ${own?.specifier ?? 'API reference'}`,
    own
      ? `Everything that ${inlineCode(own.specifier)} exports, at version ${own.source.version}.`
      : `Everything that ${inlineCode(modules[0]!.specifier)} and the packages it builds on export, by purpose.`,
    // Of the module itself.
    context.helpers.getCommentParts(model.comment?.summary ?? []),
    packages.length > 0 && `By package: ${packages.join(', ')}.`,
    "import IndexFilter from '@site/src/reference/index-filter';",
    '<IndexFilter>',
    ...PURPOSES.map((purpose) => {
      const rows = shown
        .flatMap(({categories}) => categories ?? [])
        .filter(({title}) => title === purpose)
        .flatMap(({children}) => children as DeclarationReflection[])
        .map(row);
      return section(2, purpose, table(['Name', 'What it is'], rows));
    }),
    '</IndexFilter>',
  );
}
