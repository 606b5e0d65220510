import path from 'node:path';

import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {sourceUrl, type Module} from '../modules';
import {isType, kindOf} from './call-form';
import {type Facts, signaturesOf} from './facts';
import {
  firstSentence,
  folded,
  inBox,
  inlineCode,
  paragraphs,
  section,
  signatureBlock,
} from './markdown';
import {memberSections} from './member-sections';
import {callSections, leadFirst, typeParameterSection} from './sections';
import {Writer} from './write';

/**
 * Returns the page of an export: its purpose, call form, and example, then each
 * parameter and field with type and description, and last the complete
 * declaration. Empty sections are left out.
 */
export function exportPage(
  context: MarkdownThemeContext,
  facts: Facts,
  module: Module,
): string {
  const {page} = context;
  const model = page.model as DeclarationReflection;
  const write = new Writer(context, facts);
  page.frontmatter = {
    title: `${model.name} API`, // A guide can have the same name, as Query.
    description: describePage(model, module.specifier),
    ...page.frontmatter,
  };
  const {comment} = model;
  return paragraphs(
    `# ${model.name}`,
    ...leadFirst(write.words(comment)),
    write.deprecation(model),
    origin(context, model, module),
    callSection(write, model, module),
    exampleSection(write, model),
    write.notices(model),
    // Not "See also", which is the title of the list of guides.
    section(
      2,
      'Remarks',
      write.tag(comment, '@remarks'),
      write.tag(comment, '@see'),
    ),
    ...signatureSections(write, model),
    ...memberSections(write, model),
    declarationSection(write, model),
    module.source.handWritten &&
      writtenByHand(module.source, module.source.handWritten),
  );
}

/** Returns the export's kind, package, and source. */
function origin(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  module: Module,
): string {
  const parts = [
    `**${kindOf(model, module)}**`,
    `[${inlineCode(module.specifier)}](${context.urlTo(model.parent!)})`,
    !module.source.handWritten && sourceLink(model, module.source),
  ];
  return inBox('api-origin', parts.filter(Boolean).join(' '));
}

function sourceLink(
  {sources, signatures}: DeclarationReflection,
  source: Module['source'],
): string {
  const place = sources?.[0] ?? signatures?.[0]?.sources?.[0];
  if (!place) return '';
  const {fullFileName: file, line} = place;
  return `[${path.basename(file)}, line ${line}](${sourceUrl(source, file, line)})`;
}

/**
 * Links the complete file, because signatures can refer to types without a
 * page.
 */
const writtenByHand = (
  {specifier, version}: Module['source'],
  {download}: NonNullable<Module['source']['handWritten']>,
): string =>
  `*Written by hand from the source of ${specifier} ${version}. ` +
  `All its types are in [one file to download](${download}).*`;

/** Matches `Type["member"]`, which says little at the top of a page. */
const memberRead = /\w\["/;

/**
 * Returns the declaration of a type that has no form with its fields, such as a
 * union.
 */
function typeForm(write: Writer, model: DeclarationReflection): string {
  const isAlias = model.kindOf(ReflectionKind.TypeAlias);
  if (!isAlias || write.called(model)) return '';
  const code = write.declared([model]);
  return memberRead.test(code) ? '' : code;
}

/** Returns the call form or the type, and the import. */
function callSection(
  write: Writer,
  model: DeclarationReflection,
  module: Module,
): string {
  const type = typeForm(write, model);
  const line = `import ${isType(model) ? 'type ' : ''}{ ${model.name} } from "${module.specifier}";`;
  return inBox(
    'api-call code-box',
    paragraphs(write.called(model), type, signatureBlock(line)),
    // The anchor of the section that other pages have.
    type && 'declaration',
  );
}

function exampleSection(write: Writer, model: DeclarationReflection): string {
  const example = write.tag(model.comment, '@example');
  // The example of a deprecated or defective export may show another export.
  const isOwn = example.includes(model.name);
  return section(2, isOwn ? 'Example' : 'What to write instead', example);
}

/** Returns the parameters, fields, result, and errors of each overload. */
function signatureSections(
  write: Writer,
  model: DeclarationReflection,
): string[] {
  const signatures = signaturesOf(model);
  return signatures.length > 1
    ? signatures.map((each, index, {length}) =>
        section(
          2,
          `Call ${index + 1} of ${length}`,
          write.words(each.comment),
          write.deprecation(each),
          write.notices(each),
          write.declared([each]),
          callSections(write, each, 3),
          typeParameterSection(write, each.typeParameters, 3),
        ),
      )
    : signatures.map((each) => callSections(write, each, 2));
}

/**
 * Returns the complete declaration: open on a page with little else or if a
 * class has only one line, otherwise folded, as below the form of a type.
 */
function declarationSection(
  write: Writer,
  model: DeclarationReflection,
): string {
  const signatures = signaturesOf(model);
  if (typeForm(write, model)) {
    return typeParameterSection(write, model.typeParameters, 2);
  }
  // Overloads have their declarations below separate headings.
  if (signatures.length > 1) return '';
  const all = [model, ...signatures];
  const code = paragraphs(
    write.declared(all),
    ...all.map(({typeParameters}) =>
      typeParameterSection(write, typeParameters, 3),
    ),
  );
  // A fold around one line takes more room than the line.
  const isLine = code.split('\n').length <= 3;
  const isFolded =
    signatures.length > 0 ||
    (isType(model) && write.called(model) !== '') ||
    (model.kindOf(ReflectionKind.Class) && !isLine);
  const title = signatures.length > 0 ? 'Signature' : 'Declaration';
  const content = isFolded ? folded(`Full ${title.toLowerCase()}`, code) : code;
  return section(2, title, content);
}

/** Returns the description for search engines. */
function describePage(
  {name, comment}: DeclarationReflection,
  specifier: string,
): string {
  const text = comment?.summary.map((part) => part.text).join('') ?? '';
  const sentence = firstSentence(
    text.replace(/[`*]/g, '').replaceAll('\n', ' '),
  );
  return sentence.length < minDescription
    ? `${sentence} Reference of ${name} in ${specifier}.`
    : sentence;
}

/** Characters below which a description says too little in a list of results. */
const minDescription = 50;
