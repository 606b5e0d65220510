import {
  type Context,
  Converter,
  ParameterType,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import {
  type MarkdownApplication,
  MarkdownPageEvent,
  MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import ts from 'typescript';

import {formatCode} from './code';
import {indexPartials, pageMeta} from './index-pages';
import {isDeprecated, layTexts} from './lay-texts';
import type {ReferenceOptions} from './model';
import {pagePartials} from './partials';
import {Facts, shapeProject} from './shape';

/**
 * TypeDoc plugin: names modules by what readers import, lists the fields of
 * options, lays our texts and examples over the reflections as comments and
 * tags, and gives the theme `reference`, which overrides partials of
 * typedoc-plugin-markdown.
 */
export function load(app: MarkdownApplication): void {
  app.options.addDeclaration({
    name: 'reference',
    help: 'What the reference documents.',
    type: ParameterType.Mixed,
  });
  const facts = new Facts();
  const options = () =>
    app.options.getValue('reference') as unknown as ReferenceOptions;

  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      _context: Context,
      signature: SignatureReflection,
      declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
    ) => {
      if (!declaration || ts.isJSDocSignature(declaration)) return;
      facts.declarations.set(signature, declaration);
      // TypeDoc gives an overload without a comment the first one's, its deprecation too.
      if (
        ts.isFunctionDeclaration(declaration) &&
        !ts.getJSDocDeprecatedTag(declaration)
      ) {
        signature.comment = signature.comment?.clone();
        signature.comment?.removeTags('@deprecated');
      }
    },
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) =>
    shapeProject(context, facts, options().packages),
  );
  // After TypeDoc has moved the words of tags to parameters, before it categorizes.
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({project}: Context) => {
      const problems = layTexts(project, facts, options());
      problems.forEach((problem) => app.logger.error(problem));
      if (problems.length > 0) {
        throw new Error('The texts and examples do not fit the packages.');
      }
    },
    -50,
  );
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({project}: Context) => {
      for (const {categories} of project.children ?? []) {
        categories?.forEach(({children}) => children.sort(byUse));
      }
    },
    -250,
  );

  app.renderer.preMarkdownRenderAsyncJobs.push(async () => {
    for (const code of facts.code.values()) code.text = await formatCode(code);
  });
  app.renderer.on(MarkdownPageEvent.BEGIN, (page) => pageMeta(page, options()));

  app.renderer.defineTheme(
    'reference',
    class extends MarkdownTheme {
      override getRenderContext(page: MarkdownPageEvent<Reflection>) {
        const context = new MarkdownThemeContext(this, page, app.options);
        const stock = {...context.partials};
        Object.assign(
          context.partials,
          pagePartials(context, stock, facts, options()),
          indexPartials(context, stock, options()),
        );
        return context;
      }

      /** Packages by what readers import; in them purposes, if there are several, and further modules. */
      override getNavigation(project: Context['project']) {
        const items = super.getNavigation(project).map((item) => {
          const [only, ...others] = item.children ?? [];
          return others.length > 0 ? item : {...item, children: only?.children};
        });
        return options().packages.map(({name, specifier}) => {
          const main = items.find(({title}) => title === name)!;
          const further = items
            .filter(({title}) => title.startsWith(`${name}/`))
            .map((item) => ({
              ...item,
              title: item.title.slice(name.length + 1),
            }));
          const children = [...(main.children ?? []), ...further];
          return {...main, title: specifier, children};
        });
      }
    },
  );
}

/** What readers should no longer use comes last. */
const byUse = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b)) ||
  a.name.localeCompare(b.name);
