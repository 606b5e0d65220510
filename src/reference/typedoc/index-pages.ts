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

import {PURPOSES} from '../texts/types';
import {isDeprecated} from './lay-texts';
import {inlineCode, paragraphs, section, table} from './markdown';
import type {ReferenceOptions} from './model';

/** The field above a list of exports, as an MDX page imports it. */
const FILTER = "import IndexFilter from '@site/src/reference/index-filter';";

/** Descriptions below this many characters are thought too thin by search engines. */
const shortestDescription = 50;

const ofModule = ({packages}: ReferenceOptions, name: string | undefined) => {
  const modules = packages.flatMap((each) => each.modules);
  const module = modules.find((each) => each.name === name)!;
  const source = packages.find((each) => each.modules.includes(module))!;
  return {module, source};
};

/** Sets title and description of a page, for typedoc-plugin-frontmatter. Indexes are MDX: a component filters them. */
export function pageMeta(
  page: MarkdownPageEvent,
  options: ReferenceOptions,
): void {
  const model = page.model as Reflection;
  if (!model.kindOf(ReflectionKind.Project | ReflectionKind.Module)) {
    const {specifier} = ofModule(options, model.parent?.name).module;
    const sentence = firstSentence(model.comment);
    const description =
      sentence.length < shortestDescription
        ? `${sentence} Reference of ${model.name} in ${specifier}.`
        : sentence;
    page.frontmatter = {title: model.name, description};
    return;
  }
  page.filename = page.filename.replace(/\.md$/, '.mdx');
  if (model.isProject()) {
    const {description} = options;
    page.frontmatter = {
      title: 'API reference',
      description,
      slug: '/category/api',
    };
  } else {
    const {module, source} = ofModule(options, model.name);
    page.frontmatter = {
      title: module.specifier,
      description: `Everything that ${module.specifier} ${source.version} exports, by purpose.`,
    };
  }
}

/** The pages of all exports and of one module: what there is, by purpose, with a filter. */
export function indexPartials(
  context: MarkdownThemeContext,
  stock: MarkdownThemeContext['partials'],
  options: ReferenceOptions,
): Pick<MarkdownThemeContext['partials'], 'body'> {
  const {packages, description} = options;
  const all = packages
    .flatMap(({modules}) => modules)
    .map(({name}) => context.page.project.getChildByName([name]))
    .map((module) => module as DeclarationReflection);
  const linkTo = (module: Reflection) =>
    `[${inlineCode(ofModule(options, module.name).module.specifier)}](${context.urlTo(module)}x)`;

  /** Exports of modules by purpose, below the field that filters them. */
  function filtered(modules: DeclarationReflection[]): string {
    const total = modules.flatMap(({children}) => children ?? []).length;
    const rowsOf = (purpose: string) =>
      modules
        .flatMap(({categories}) => categories ?? [])
        .filter(({title}) => title === purpose)
        .flatMap(({children}) => children as DeclarationReflection[])
        .sort((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)))
        .map((child) => {
          const link = `[${inlineCode(child.name)}](${context.urlTo(child)})`;
          const of = modules.length > 1 ? ` of ${child.parent!.name}` : '';
          const words = firstSentence(child.comment).replace(
            /([\\<>{}|*_[\]])/g,
            '\\$1',
          );
          return isDeprecated(child)
            ? [`~~${link}~~`, kindOf(child) + of, `**Deprecated.** ${words}`]
            : [link, kindOf(child) + of, words];
        });
    return paragraphs(
      `<IndexFilter total={${total}}>`,
      ...PURPOSES.map((purpose) =>
        section(
          2,
          purpose,
          table(['Name', 'Kind', 'What it is'], rowsOf(purpose)),
        ),
      ),
      '</IndexFilter>',
    );
  }

  return {
    body: (model, bodyOptions) => {
      if (model.isProject()) {
        const lines = packages.map((each) => {
          const main = all.find(({name}) => name === each.name)!;
          return `- ${linkTo(main)}: ${each.description}`;
        });
        return paragraphs(FILTER, description, lines.join('\n'), filtered(all));
      }
      if (!model.kindOf(ReflectionKind.Module)) {
        return stock.body.call(context, model, bodyOptions);
      }
      const {module, source} = ofModule(options, model.name);
      const below = all.filter(({name}) => name.startsWith(`${model.name}/`));
      return paragraphs(
        FILTER,
        `Everything that ${inlineCode(module.specifier)} exports, at version ${source.version}.${source.handWritten ? ' npm does not serve this package, so its reference is written by hand.' : ''}`,
        below.length
          ? `Further modules: ${below.map(linkTo).join(', ')}.`
          : undefined,
        filtered([model as DeclarationReflection]),
      );
    },
  };
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
