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
import {writeModuleIndex} from './index-writer';
import {type IndexEntry, listEntries} from './list-entries';
import {buildNavigation} from './navigation';
import {PageWriter} from './page/page-writer';
import {readExamples} from './read-examples';
import {type Report, ReportWriter} from './report';
import {SymbolTable} from './symbols';
import {textKeys} from './texts';

/**
 * Writes one Markdown file for each export and each module, and the sidebar.
 *
 * @returns the folder that holds them, what the indexes list, and what the texts lack.
 */
export async function renderPages(
  job: Job,
  conversion: Conversion,
): Promise<{directory: string; entries: IndexEntry[]; report: Report}> {
  const directory = path.join(job.staging, 'api');
  const {app, project} = conversion;
  const symbols = new SymbolTable(job, project);
  const report = new ReportWriter();
  const examples = readExamples(path.join(import.meta.dirname, 'examples'));
  const writer = new PageWriter(job, conversion, symbols, report, examples);

  let entries: IndexEntry[] = [];

  class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<DeclarationReflection>): string {
      const context = this.getRenderContext(page);
      const tools = {
        urlTo: (reflection: DeclarationReflection) => context.urlTo(reflection),
        commentText: (parts: Comment['summary']) =>
          context.helpers.getCommentParts(parts),
      };
      // Indexes are MDX, which TypeDoc does not write.
      return page.model.kindOf(ReflectionKind.Project | ReflectionKind.Module)
        ? ''
        : writer.write(symbols.get(page.model), tools);
    }

    override getNavigation(): ReturnType<MarkdownTheme['getNavigation']> {
      const fileOf = (reflection: DeclarationReflection) =>
        this.router.getFullUrl(reflection);
      entries = listEntries(symbols, fileOf);
      return buildNavigation(job, symbols, fileOf);
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
  fs.rmSync(path.join(directory, 'index.md'));
  for (const source of job.packages) {
    for (const entryPoint of source.entryPoints) {
      const file = path.join(directory, entryPoint.module, 'index.md');
      fs.rmSync(file);
      fs.writeFileSync(
        `${file}x`,
        writeModuleIndex(source, entryPoint, entries),
      );
    }
  }
  await formatSignatures(directory);
  return {
    directory,
    entries,
    report: report.finish(textKeys(), Array.from(examples.keys())),
  };
}
