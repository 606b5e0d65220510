import {
  type Context,
  Converter,
  ParameterType,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import {
  type MarkdownApplication,
  MarkdownPageEvent,
  MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import ts from 'typescript';

import type {Module} from '../modules';
import type {ReferenceSet} from '../options';
import {formatCode} from './code';
import {exportPage} from './export-page';
import {indexPage, pageMeta} from './index-page';
import {isDeprecated, layTexts} from './lay-texts';
import {Facts, shapeProject} from './shape';

/**
 * TypeDoc plugin: names modules by what readers import, lists the fields of
 * options, lays our texts and examples over the reflections as comments and
 * tags, and gives the theme `reference`, our templates for
 * typedoc-plugin-markdown.
 */
export function load(app: MarkdownApplication): void {
  const type = ParameterType.Mixed;
  for (const [name, help] of Object.entries({
    modules: 'The modules that are documented.',
    docsSet: 'The docs set that an output is for.',
  })) {
    app.options.addDeclaration({name, help, type});
  }
  const facts = new Facts();
  const read = <T>(name: string) => app.options.getValue(name) as unknown as T;
  const modules = () => read<Module[]>('modules');
  const docsSet = () => read<ReferenceSet>('docsSet');

  // docusaurus-plugin-typedoc always sets one output, and then TypeDoc ignores our two.
  app.on('bootstrapEnd', () => app.options.reset('out'));
  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      _context: Context,
      signature: SignatureReflection,
      declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
    ) => {
      if (declaration && !ts.isJSDocSignature(declaration)) {
        facts.declarations.set(signature, declaration);
      }
    },
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) =>
    shapeProject(context, facts, modules()),
  );
  // After TypeDoc has moved the words of tags to parameters, before it categorizes.
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({project}: Context) => {
      const problems = layTexts(project, facts);
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
    for (const [model, code] of facts.code) {
      facts.shown.set(model, await formatCode(code));
    }
    facts.code.clear();
  });
  app.renderer.on(MarkdownPageEvent.BEGIN, (page) =>
    pageMeta(page, modules(), docsSet().description),
  );

  app.renderer.defineTheme(
    'reference',
    class extends MarkdownTheme {
      override getRenderContext(page: MarkdownPageEvent<Reflection>) {
        const context = new MarkdownThemeContext(this, page, app.options);
        context.templates.reflection = ({model}) =>
          model.kindOf(ReflectionKind.Project | ReflectionKind.Module)
            ? indexPage(context, model, modules(), docsSet())
            : exportPage(context, model, facts, modules());
        return context;
      }

      /** Packages by what readers import; in them purposes, if there are several, and further modules. */
      override getNavigation(project: Context['project']) {
        const items = super.getNavigation(project).map((item) => {
          const [only, ...others] = item.children ?? [];
          return others.length > 0 ? item : {...item, children: only?.children};
        });
        return docsSet().packages.map((name) => {
          const [main, ...further] = items
            .filter(({title}) => `${title}/`.startsWith(`${name}/`))
            .map((item) => ({
              ...item,
              title: item.title.slice(name.length + 1),
            }));
          const title = modules().find((each) => each.name === name)!.specifier;
          return {...main, title, children: [...main!.children!, ...further]};
        });
      }
    },
  );
}

/** What readers should no longer use comes last. */
const byUse = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b)) ||
  a.name.localeCompare(b.name);
