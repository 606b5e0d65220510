import {
  type Comment,
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import type {
  MarkdownPageEvent,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';

import type {Module} from '../modules';
import type {ReferenceSet} from '../options';
import {PURPOSES} from '../texts/types';
import {isDeprecated} from './lay-texts';
import {inlineCode, paragraphs, section, table} from './markdown';

/** Descriptions below this many characters are thought too thin by search engines. */
const shortestDescription = 50;

/** Sets title and description of a page, for typedoc-plugin-frontmatter. Indexes are MDX: a component filters them. */
export function pageMeta(
  page: MarkdownPageEvent,
  modules: readonly Module[],
  description: string,
): void {
  const {name, comment, parent} = page.model as Reflection;
  const module = modules.find((each) => each.name === name);
  if (module || !parent) {
    page.filename = page.filename.replace(/\.md$/, '.mdx');
    page.frontmatter = module
      ? {
          title: module.specifier,
          description: `Everything that ${module.specifier} ${module.source.version} exports, by purpose.`,
        }
      : {title: 'API reference', description, slug: '/category/api'};
    return;
  }
  const sentence = firstSentence(comment);
  const owner = modules.find((each) => each.name === parent.name)!.specifier;
  page.frontmatter = {
    title: name,
    description:
      sentence.length < shortestDescription
        ? `${sentence} Reference of ${name} in ${owner}.`
        : sentence,
  };
}

/** The page of all exports of a set, or of one module: what there is, by purpose, with a filter. */
export function indexPage(
  context: MarkdownThemeContext,
  model: Reflection,
  modules: readonly Module[],
  docsSet: ReferenceSet,
): string {
  const all = docsSet.packages.flatMap((name) =>
    modules.filter(({source}) => source.name === name),
  );
  const reflectionOf = ({name}: Module) =>
    context.page.project.getChildByName([name]) as DeclarationReflection;
  const linkTo = (module: Module): string =>
    `[${inlineCode(module.specifier)}](${context.urlTo(reflectionOf(module))}x)`;
  const own = modules.find(({name}) => name === model.name);
  const shown = (own ? [own] : all).map(reflectionOf);

  function row(child: DeclarationReflection): string[] {
    const link = `[${inlineCode(child.name)}](${context.urlTo(child)})`;
    const of = own ? '' : ` of ${child.parent!.name}`;
    const words = firstSentence(child.comment).replace(
      /([\\<>{}|*_[\]])/g,
      '\\$1',
    );
    return isDeprecated(child)
      ? [`~~${link}~~`, kindOf(child) + of, `**Deprecated.** ${words}`]
      : [link, kindOf(child) + of, words];
  }

  /** What stands above the tables. */
  function introduction(): string[] {
    if (!own) {
      const lines = all
        .filter(({name, source}) => name === source.name)
        .map((module) => `- ${linkTo(module)}: ${module.source.description}`);
      return ['# API reference', docsSet.description, lines.join('\n')];
    }
    const {specifier, source} = own;
    const {summary = [], blockTags = []} = model.comment ?? {};
    const further = all.filter(({name}) => name.startsWith(`${own.name}/`));
    return [
      `# ${specifier.replaceAll('/', '/<wbr />')}`,
      ...[summary, ...blockTags.map(({content}) => content)].map((parts) =>
        context.helpers.getCommentParts(parts),
      ),
      `Everything that ${inlineCode(specifier)} exports, at version ${source.version}.`,
      further.length > 0
        ? `Further modules: ${further.map(linkTo).join(', ')}.`
        : '',
    ];
  }

  return paragraphs(
    ...introduction(),
    "import IndexFilter from '@site/src/reference/index-filter';",
    `<IndexFilter total={${shown.flatMap(({children}) => children).length}}>`,
    ...PURPOSES.map((purpose) => {
      const rows = shown
        .flatMap(({categories}) => categories ?? [])
        .filter(({title}) => title === purpose)
        .flatMap(({children}) => children as DeclarationReflection[])
        .sort((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)))
        .map(row);
      return section(2, purpose, table(['Name', 'Kind', 'What it is'], rows));
    }),
    '</IndexFilter>',
  );
}

/** The first sentence of a comment, without Markdown. */
function firstSentence(comment: Comment | undefined): string {
  const plain = (comment?.summary ?? [])
    .map(({text}) => text)
    .join('')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** In the reader's words: hook, composable, component, class, type. */
function kindOf(child: DeclarationReflection): string {
  const {name, parent} = child;
  if (parent!.name === 'vue') {
    return /^(use|provide|watch)[A-Z]/.test(name) ? 'composable' : 'plugin';
  }
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (child.kindOf(ReflectionKind.Function)) {
    return /^[A-Z]/.test(name) ? 'component' : 'function';
  }
  const isClass = child.kindOf(ReflectionKind.Class);
  if (isClass || child.type?.type === 'query') return 'class';
  return child.kindOf(ReflectionKind.Variable) ? 'constant' : 'type';
}
