import fs from 'node:fs';
import path from 'node:path';

import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
} from 'typedoc';
import {type MarkdownPageEvent, MarkdownTheme} from 'typedoc-plugin-markdown';

import type {Job} from '../generate';
import type {Conversion} from './convert';
import {formatSignatures} from './format-signatures';
import {writeIndex} from './index-writer';
import {buildNavigation} from './navigation';
import {PageWriter} from './page/page-writer';
import {type Report, ReportWriter} from './report';
import {SymbolTable} from './symbols';
import {textKeys} from './texts';

/**
 * Writes one Markdown file for each export and each module, and the sidebar.
 *
 * @returns the folder that holds them, and what the texts lack.
 */
export async function renderPages(
  job: Job,
  conversion: Conversion,
): Promise<{directory: string; report: Report}> {
  const directory = path.join(job.staging, 'api');
  const {app, project} = conversion;
  const symbols = new SymbolTable(job, project);
  const report = new ReportWriter();
  const writer = new PageWriter(job, conversion, symbols, report);

  class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<DeclarationReflection>): string {
      const context = this.getRenderContext(page);
      const tools = {
        urlTo: (reflection: DeclarationReflection) => context.urlTo(reflection),
        commentText: (parts: Comment['summary']) =>
          context.helpers.getCommentParts(parts),
      };
      if (page.model.kindOf(ReflectionKind.Project)) {
        return '';
      }
      return page.model.kindOf(ReflectionKind.Module)
        ? writeIndex(job, symbols, page.model, tools)
        : writer.write(symbols.get(page.model), tools);
    }

    override getNavigation(): ReturnType<MarkdownTheme['getNavigation']> {
      return buildNavigation(job, symbols, (reflection) =>
        this.router.getFullUrl(reflection),
      );
    }
  }

  app.renderer.defineTheme('reference', ReferenceTheme);
  const options = app.options as unknown as {
    setValue(name: string, value: unknown): void;
  };
  options.setValue('theme', 'reference');
  options.setValue('router', 'member');
  options.setValue('entryFileName', 'index');
  options.setValue('docsPath', job.staging);
  options.setValue('out', directory);
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) {
    throw new Error('TypeDoc could not write the pages (see above).');
  }
  // The package indexes are linked from the sidebar; a page above them would say nothing.
  fs.rmSync(path.join(directory, 'index.md'));
  await formatSignatures(directory);
  return {directory, report: report.finish(textKeys())};
}
