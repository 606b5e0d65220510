import path from 'node:path';

import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {sourceUrl, type Module} from '../modules';
import {anchorOf} from './anchor';
import {callForm, kindOf, memberForm} from './call-form';
import {deprecatedLast, isDeprecated} from './lay-texts';
import {
  folded,
  inBox,
  inlineCode,
  paragraphs,
  rowList,
  section,
  signature as signatureBlock,
} from './markdown';
import {type Facts, signaturesOf} from './facts';
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
    write.words(comment),
    origin(context, model, module),
    write.notices(model),
    callSection(model, module),
    exampleSection(write, model),
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

/** Returns the call form and the import. */
function callSection(model: DeclarationReflection, module: Module): string {
  const form = callForm(model, module);
  const isType = model.kindOf(
    ReflectionKind.TypeAlias | ReflectionKind.Interface,
  );
  const line = `import ${isType ? 'type ' : ''}{ ${model.name} } from "${module.specifier}";`;
  return inBox(
    'api-call code-box',
    paragraphs(form && signatureBlock(form), signatureBlock(line)),
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
          write.notices(each),
          declared(write, [each]),
          call(write, each, 3),
          generics(write, each.typeParameters, 3),
        ),
      )
    : signatures.map((each) => call(write, each, 2));
}

function call(
  write: Writer,
  signature: SignatureReflection,
  level: number,
): string {
  const {comment, parameters} = signature;
  return paragraphs(
    section(level, 'Parameters', rowList(write.rows(parameters, true))),
    section(level, 'Returns', write.returned(signature)),
    section(level, 'Throws', write.tag(comment, '@throws')),
  );
}

/** Returns constructor, properties, methods, and inherited members. */
function memberSections(write: Writer, model: DeclarationReflection): string[] {
  const {children = []} = model;
  const own = children.filter(({inheritedFrom}) => !inheritedFrom);
  const called = own.filter((each) => signaturesOf(each).length > 0);
  const isConstructor = (each: DeclarationReflection) =>
    each.kindOf(ReflectionKind.Constructor);
  const methods = called.filter((each) => !isConstructor(each));
  const properties = [
    ...write.fieldsOf(model),
    ...own.filter((each) => !called.includes(each)),
  ];
  const members = children.filter((each) => !isConstructor(each));
  const part = (each: DeclarationReflection) => memberPart(write, each);
  return [
    section(2, 'Constructor', ...called.filter(isConstructor).map(part)),
    section(2, 'Properties', rowList(write.rows(properties))),
    section(2, 'Methods', ...methods.sort(deprecatedLast).map(part)),
    section(2, 'Inherited', inheritedList(write, members)),
  ];
}

/** Longer method declarations are folded, below the call form. */
const mostLinesOpen = 10;

function memberPart(write: Writer, member: DeclarationReflection): string {
  const signatures = signaturesOf(member);
  const name = member.kindOf(ReflectionKind.Constructor)
    ? `new ${member.parent!.name}`
    : member.name;
  const code = declared(write, signatures);
  const isLong = code.split('\n').length > mostLinesOpen;
  return section(
    3,
    `${name}()`,
    write.words(member.comment),
    write.notices(member),
    isLong ? signatureBlock(memberForm(name, member)) : code,
    ...(isDeprecated(member) ? [] : signatures.slice(0, 1)).flatMap((first) => [
      call(write, first, 4),
      generics(write, first.typeParameters, 4),
    ]),
    write.tag(member.comment, '@remarks'),
    isLong && folded('Full signature', code),
  );
}

function inheritedList(
  write: Writer,
  members: readonly DeclarationReflection[],
): string {
  return members
    .filter(({inheritedFrom}) => inheritedFrom?.reflection)
    .map(originOf)
    .map((member) => {
      const parent = member.parent!;
      const address = `${write.context.urlTo(parent)}#${anchorOf(member)}`;
      return `- [\`${parent.name}.${member.name}\`](${address}): ${write.words(member.comment)}`;
    })
    .join('\n');
}

/** Returns the member of the class that declares it, whose page describes it. */
function originOf(member: DeclarationReflection): DeclarationReflection {
  const inherited = member.inheritedFrom?.reflection;
  return inherited?.isDeclaration() ? originOf(inherited) : member;
}

/**
 * Returns the complete declaration: open on a page with little else, otherwise
 * folded.
 */
function declarationSection(
  write: Writer,
  model: DeclarationReflection,
): string {
  const signatures = signaturesOf(model);
  // Overloads have their declarations below separate headings.
  if (signatures.length > 1) return '';
  const all = [model, ...signatures];
  const code = paragraphs(
    declared(write, all),
    ...all.map(({typeParameters}) => generics(write, typeParameters, 3)),
  );
  const isFolded = signatures.length > 0 || model.kindOf(ReflectionKind.Class);
  const title = signatures.length > 0 ? 'Signature' : 'Declaration';
  const shown = isFolded ? folded(`Full ${title.toLowerCase()}`, code) : code;
  return section(2, title, shown);
}

/** Returns a declaration that links known types. */
function declared(
  write: Writer,
  models: readonly (DeclarationReflection | SignatureReflection)[],
): string {
  const code = write.code(models);
  const links = write
    .linksIn(code)
    .map(([name, url]) => `${name} ${url.replace(/\.md$/, '')}`);
  const meta = links.length > 0 ? ` links="${links.join(', ')}"` : '';
  return code && signatureBlock(code, meta);
}

function generics(
  write: Writer,
  models: readonly TypeParameterReflection[] = [],
  level: number,
): string {
  const rows = models
    .filter(({comment}) => comment)
    .map(({name, comment}) => ({
      head: inlineCode(name),
      words: write.words(comment),
      rows: [],
    }));
  return section(level, 'Type parameters', rowList(rows));
}

/** Returns the description for search engines. */
function describePage(
  {name, comment}: DeclarationReflection,
  specifier: string,
): string {
  const text = comment?.summary.map((part) => part.text).join('') ?? '';
  const [sentence = ''] = text
    .replace(/[`*]/g, '')
    .replaceAll('\n', ' ')
    .split(/(?<=\.)\s/);
  // Search engines consider shorter descriptions too thin.
  return sentence.length < 50
    ? `${sentence} Reference of ${name} in ${specifier}.`
    : sentence;
}
