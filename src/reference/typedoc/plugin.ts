import {Application, Converter, ParameterType, type Reflection} from 'typedoc';
import {
  type MarkdownApplication,
  type MarkdownPageEvent,
  MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';

import type {Module} from '../modules';
import {checkTypeParameters} from './check-comments';
import {formatDeclaration} from './format-declaration';
import {describeProject} from './describe-project';
import {exportPage} from './export-page';
import {moduleIndex, setIndex} from './index-page';
import {Facts} from './facts';
import {writeForms} from './write-forms';

/**
 * TypeDoc plugin: names modules by their import specifiers, lists the fields of
 * options, applies our texts and examples to the reflections, and adds the
 * theme `reference` with our templates for typedoc-plugin-markdown.
 */
export function load(app: MarkdownApplication): void {
  app.options.addDeclaration({
    name: 'modules',
    help: 'The modules that are documented.',
    type: ParameterType.Mixed,
  });
  const facts = new Facts();
  const modules = () => app.options.getValue('modules') as Module[];

  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (context, signature, declaration) => {
      facts.declarations.set(signature, declaration);
      checkTypeParameters(context, signature, declaration, modules());
    },
  );
  // Runs after TypeDoc has moved tags to parameters and before it categorizes.
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => describeProject(context, facts, modules()),
    -50,
  );
  // docusaurus-plugin-typedoc continues after TypeDoc's errors and warnings.
  app.on(Application.EVENT_GENERATE_OUTPUTS_BEGIN, (project) => {
    app.validate(project);
    if (app.logger.hasErrors() || app.logger.hasWarnings()) {
      throw new Error("The API pages can't be written.");
    }
  });

  app.renderer.preMarkdownRenderAsyncJobs.push(async ({project}) => {
    for (const [model, code] of facts.code) {
      facts.code.set(model, await formatDeclaration(code));
    }
    const exported = project.children?.flatMap(({children = []}) => children);
    facts.keepExports(exported?.map(({name}) => name) ?? []);
    await writeForms(project, facts, modules());
  });
  app.renderer.defineTheme(
    'reference',
    class extends MarkdownTheme {
      override getRenderContext(page: MarkdownPageEvent<Reflection>) {
        const context = new MarkdownThemeContext(this, page, app.options);
        const moduleNamed = (name: string | undefined) =>
          modules().find((module) => module.name === name);
        context.templates.reflection = ({model}) => {
          const around = moduleNamed(model.parent?.name);
          if (around) return exportPage(context, facts, around);
          const module = moduleNamed(model.name);
          return module
            ? moduleIndex(context, module)
            : setIndex(context, modules());
        };
        return context;
      }
    },
  );
}
