import path from 'node:path';

import {ReflectionKind} from 'typedoc';

import type {Job} from '../../generate';
import type {Conversion} from '../convert';
import type {FieldFinder} from '../fields';
import {
  breakable,
  firstSentence,
  frontMatter,
  paragraphs,
  section,
} from '../markdown';
import type {Example} from '../read-examples';
import type {ReportWriter} from '../report';
import type {DocumentedSymbol, SymbolTable} from '../symbols';
import type {PageBody} from './body';
import {example} from './example';
import {classBody} from './class-body';
import {PageContext, type PageTools} from './context';
import {definedIn} from './defined-in';
import {functionBody} from './function-body';
import {notices} from './notices';
import {signaturesOfType} from './signature-code';
import {typeBody} from './type-body';
import {variableBody} from './variable-body';

/** Descriptions below this many characters are thought too thin by search engines. */
const shortestDescription = 50;

/** Writes the page of one export. */
export class PageWriter {
  readonly #job: Job;
  readonly #conversion: Conversion;
  readonly #symbols: SymbolTable;
  readonly #report: ReportWriter;
  readonly #fieldFinder: FieldFinder;
  readonly #examples: ReadonlyMap<string, Example>;

  constructor(
    job: Job,
    conversion: Conversion,
    symbols: SymbolTable,
    report: ReportWriter,
    examples: ReadonlyMap<string, Example>,
  ) {
    this.#job = job;
    this.#conversion = conversion;
    this.#symbols = symbols;
    this.#report = report;
    this.#examples = examples;
    const withPages = new Set(
      symbols
        .all()
        .flatMap(
          ({reflection}) => conversion.declarations.get(reflection) ?? [],
        ),
    );
    const directories = job.packages.map(({directory}) => directory + path.sep);
    this.#fieldFinder = {
      checker: conversion.checker,
      hasPage: (declaration) => withPages.has(declaration),
      isOwn: (declaration) =>
        directories.some((directory) =>
          declaration.getSourceFile().fileName.startsWith(directory),
        ),
    };
  }

  /** The whole page, front matter included. */
  write(symbol: DocumentedSymbol, tools: PageTools): string {
    return writePage(
      new PageContext(
        this.#job,
        this.#conversion,
        this.#symbols,
        this.#report,
        this.#fieldFinder,
        symbol,
        tools,
        this.#examples,
      ),
    );
  }
}

function writePage(page: PageContext): string {
  const {reflection} = page.symbol;
  const summary = summaryOf(page);
  const {code, details, typeParameters} = body(page);
  const remarked = section(2, 'Remarks', remarks(page));
  return `${paragraphs(
    frontMatter({
      title: reflection.name,
      description: pageDescription(page, summary),
    }),
    `# ${breakable(reflection.name)}`,
    summary,
    notices(page),
    code,
    example(page),
    // Of a class, what holds for all members comes before them.
    ...(reflection.kindOf(ReflectionKind.Class)
      ? [remarked, details]
      : [details, remarked]),
    typeParameters,
    definedIn(page),
  )}\n`;
}

/** What search engines and link previews say of a page; they want some length. */
function pageDescription(page: PageContext, summary: string): string {
  const sentence = firstSentence(summary);
  if (sentence.length >= shortestDescription) return sentence;
  const {entryPoint, reflection} = page.symbol;
  return `${sentence} Reference of ${reflection.name} in ${entryPoint.specifier}.`.trim();
}

function summaryOf(page: PageContext): string {
  const summary = page.resolve(
    page.text?.summary ?? page.commentSummary(page.symbol.reflection),
  );
  page.report.require(page.key, summary);
  return summary;
}

function body(page: PageContext): PageBody {
  const {reflection} = page.symbol;
  if (reflection.kindOf(ReflectionKind.Class)) {
    return classBody(page);
  }
  const functionLike =
    reflection.signatures ??
    (reflection.kindOf(ReflectionKind.Variable)
      ? signaturesOfType(reflection)
      : undefined);
  if (functionLike?.length) {
    return functionBody(page, functionLike);
  }
  if (reflection.kindOf(ReflectionKind.Variable)) {
    return variableBody(page);
  }
  return typeBody(page);
}

function remarks(page: PageContext): string {
  return page.resolve(
    page.text?.remarks ?? page.tag(page.symbol.reflection, '@remarks'),
  );
}
