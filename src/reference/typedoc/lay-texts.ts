import fs from 'node:fs';
import path from 'node:path';

import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type DeclarationReflection,
  type NormalizedPath,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

import {listFiles} from '../fingerprint';
import {sharedFieldTexts, textKeys, texts} from '../texts';
import type {MemberText, SymbolText} from '../texts/types';
import type {Field} from './fields';
import type {ReferenceOptions, SourcePackage} from './plugin';
import {type Facts, memberText, signaturesOf} from './shape';

const examples = path.join(import.meta.dirname, '../examples');

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/**
 * Lays our texts and examples over the reflections, as comments and their tags,
 * and sets the links to the sources at the release.
 *
 * @returns what is wrong: exports without a text or an example, texts and
 * examples without an export, links that lead nowhere.
 */
export function layTexts(
  project: ProjectReflection,
  facts: Facts,
  {packages, repository}: ReferenceOptions,
): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  const modules = project.children ?? [];
  for (const module of modules) {
    const source = packages.find((each) =>
      each.modules.some(({name}) => name === module.name),
    )!;
    for (const child of module.children ?? []) {
      linkSource(child, source, repository);
      layExport(module.name, child);
    }
  }
  const documented = new Set(modules.map(({name}) => name));
  for (const key of textKeys()) {
    if (documented.has(key.split('.')[0]!) && !used.has(key)) {
      problems.push(`${key} is gone: remove its text.`);
    }
  }
  for (const file of listFiles(examples)) {
    const module = path.dirname(file);
    const isOther = !documented.has(module) && module in texts;
    if (!isOther && !used.has(file)) {
      problems.push(
        `${path.join(examples, file)} is the example of no export: name it after the module and the export, as in core/Query.ts, with the ending ts, tsx or vue, and keep one of each.`,
      );
    }
  }
  return problems;

  function layExport(module: string, child: DeclarationReflection): void {
    const key = `${module}.${child.name}`;
    const text = texts[module]?.[child.name];
    if (!text) {
      problems.push(
        `${module} exports ${child.name}, which has no purpose: add it to the texts of ${module} in src/reference/texts.`,
      );
      return;
    }
    const signatures = signaturesOf(child);
    child.comment ??= signatures[0]?.comment?.clone() ?? new Comment();
    if (signatures.length > 1 && !signatures.every(isDeprecated)) {
      child.comment.removeTags('@deprecated');
    }
    for (const tag of ['@group', '@category', '@example'] as const) {
      child.comment.removeTags(tag);
    }
    lay(key, child.comment, text);
    setTag(key, child.comment, '@category', text.purpose);
    setTag(key, child.comment, '@defect', text.defect);
    require(key, child);
    layExample(module, child);
    layGenerics(key, child, text);
    signatures.forEach((signature) => layCall(key, signature, text));
    for (const field of facts.fields.get(child) ?? []) {
      layField(key, field, text, `${child.name}.${field.name}`);
    }
    if (child.kindOf(ReflectionKind.TypeAlias)) return;
    child.children?.forEach((member) => layMember(key, member, text));
  }

  function layMember(
    owner: string,
    member: DeclarationReflection,
    ownerText: SymbolText,
  ): void {
    if (member.inheritedFrom) {
      const {reflection, text} = find(member.inheritedFrom.name.split('.')[0]!);
      const words = memberText(text, member.name)?.summary;
      if (reflection && words) member.comment = new Comment(parse('', words));
      return;
    }
    const key = `${owner}.${member.name}`;
    const text = memberText(ownerText, member.name);
    const signatures = signaturesOf(member);
    const {comment} = signatures[0] ?? member.getSignature ?? member;
    member.comment ??= comment?.clone() ?? new Comment();
    if (text) lay(key, member.comment, text);
    const speaksForItself =
      member.kindOf(ReflectionKind.Constructor) &&
      signatures.every(({parameters}) => !parameters?.length);
    if (!speaksForItself) require(key, member);
    signatures.forEach((signature) =>
      layCall(key, signature, text, isDeprecated(member)),
    );
    for (const field of facts.fields.get(member) ?? []) {
      layField(owner, field, ownerText);
    }
  }

  function layCall(
    key: string,
    signature: SignatureReflection,
    text: Partial<MemberText> | undefined,
    deprecated = isDeprecated(signature),
  ): void {
    signature.comment ??= new Comment();
    signature.comment.removeTags('@category');
    if (text?.summary) signature.comment.summary = [];
    lay(key, signature.comment, {...text, summary: undefined});
    layGenerics(key, signature, text);
    for (const parameter of signature.parameters ?? []) {
      const path = `${key}(${parameter.name})`;
      const words = text?.parameters?.[parameter.name];
      const common = sharedFieldTexts[`*.${parameter.name}`];
      used.add(path);
      if (words ?? (common && !parameter.comment)) {
        parameter.comment = new Comment(parse(path, words ?? common!));
      }
      if (!deprecated) require(path, parameter);
      for (const field of facts.fields.get(parameter) ?? []) {
        layField(key, field, text);
      }
    }
    for (const field of facts.fields.get(signature) ?? []) {
      layField(key, field, text);
    }
    for (const field of facts.taken.get(signature) ?? []) {
      layField(key, field, text, `returned options.${field.name}`);
    }
  }

  function layField(
    owner: string,
    field: Field,
    text: Partial<MemberText> | undefined,
    path = field.name,
  ): void {
    const key = `${owner}(${path})`;
    const shared = field.keys.find((each) => sharedFieldTexts[each]);
    const words =
      text?.parameters?.[path] ??
      (shared && sharedFieldTexts[shared]) ??
      (field.comment?.summary.length
        ? undefined
        : sharedFieldTexts[`*.${field.name.split('.').at(-1)}`]);
    used.add(key);
    field.comment ??= new Comment();
    if (words) field.comment.summary = parse(key, words);
    require(key, field);
  }

  /** Puts our words in the place of the comment's; what we say nothing of stays. */
  function lay(key: string, comment: Comment, text: Partial<MemberText>): void {
    used.add(key);
    if (text.summary) comment.summary = parse(key, text.summary);
    setTag(key, comment, '@deprecated', text.deprecated);
    setTag(key, comment, '@returns', text.returns);
    setTag(key, comment, '@throws', text.throws);
    setTag(key, comment, '@remarks', text.remarks);
  }

  function setTag(
    key: string,
    comment: Comment,
    name: `@${string}`,
    words: string | undefined,
  ): void {
    if (words === undefined) return;
    comment.removeTags(name);
    comment.blockTags.push(new CommentTag(name, parse(key, words)));
  }

  function layGenerics(
    key: string,
    {typeParameters}: DeclarationReflection | SignatureReflection,
    text: Partial<MemberText> | undefined,
  ): void {
    for (const parameter of typeParameters ?? []) {
      const words = text?.typeParameters?.[parameter.name];
      if (words) parameter.comment = new Comment(parse(key, words));
    }
  }

  /** Shows `examples/core/Query.ts` on the page of `Query`; that of a deprecated or defect export may show another. */
  function layExample(module: string, child: DeclarationReflection): void {
    const file = ['ts', 'tsx', 'vue']
      .map((ending) => `${module}/${child.name}.${ending}`)
      .find((each) => fs.existsSync(path.join(examples, each)));
    const isCalled = child.kindOf(ReflectionKind.Variable)
      ? signaturesOf(child).length > 0 || child.children?.length
      : child.kindOf(ReflectionKind.Function | ReflectionKind.Class);
    if (!file) {
      if (!isCalled) return;
      problems.push(
        `${module}.${child.name} has no example: write one in src/reference/examples.`,
      );
      return;
    }
    used.add(file);
    const code = fs.readFileSync(path.join(examples, file), 'utf8').trim();
    const tag = new CommentTag('@example', [
      {
        kind: 'code',
        text: `\`\`\`${path.extname(file).slice(1)}\n${code}\n\`\`\``,
      },
    ]);
    if (!new RegExp(`(?<![\\w$])${child.name}(?![\\w$])`).test(code)) {
      tag.name = 'What to write instead';
      if (!isDeprecated(child) && !child.comment!.getTag('@defect')) {
        problems.push(`The example ${file} does not use ${child.name}.`);
      }
    }
    child.comment!.blockTags.push(tag);
  }

  function require(key: string, reflection: Reflection): void {
    if (!isDeprecated(reflection) && !reflection.comment?.summary.length) {
      problems.push(`${key} has no text: add it in src/reference/texts.`);
    }
  }

  /** Our Markdown as TypeDoc keeps it: `[[Query]]` and `[[Query.storage]]` are links. */
  function parse(key: string, text: string): CommentDisplayPart[] {
    return text.split(/\[\[([\w$.]+)\]\]/).map((part, index) => {
      if (index % 2 === 0) return {kind: 'text', text: part};
      const {reflection: target} = find(part.split('.')[0]!);
      if (!target) {
        problems.push(
          `The text of ${key} links to ${part}, which has no page.`,
        );
      }
      return {
        kind: 'inline-tag',
        tag: '@linkcode',
        text: part,
        ...(target && {target}),
      };
    });
  }

  function find(name: string): {reflection?: Reflection; text?: SymbolText} {
    for (const module of modules) {
      const reflection = module.children?.find((child) => child.name === name);
      if (reflection) return {reflection, text: texts[module.name]?.[name]};
    }
    return {};
  }
}

/** Sources lie in the repository at the tag of the release; those written by hand do not. */
function linkSource(
  child: DeclarationReflection,
  {name, specifier, version, directory, handWritten}: SourcePackage,
  repository: string,
): void {
  const [source] = child.sources ?? child.signatures?.[0]?.sources ?? [];
  child.sources = undefined;
  if (!source || handWritten) return;
  const file = path.relative(directory, source.fullFileName);
  source.url = `${repository}/blob/${encodeURI(`${specifier}@${version}`)}/packages/${name}/${file}#L${source.line}`;
  source.fileName = path.basename(file) as NormalizedPath;
  child.sources = [source];
}
