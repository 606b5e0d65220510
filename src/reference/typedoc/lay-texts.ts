import fs from 'node:fs';
import path from 'node:path';

import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';

import {listFiles} from '../fingerprint';
import {sharedFieldTexts, textKeys, texts} from '../texts';
import type {SymbolText} from '../texts/types';
import type {Field} from './fields';
import {type Facts, memberText, signaturesOf} from './shape';

type Text = Partial<SymbolText>;

const examples = path.join(import.meta.dirname, '../examples');
const tags = ['deprecated', 'returns', 'throws', 'remarks', 'defect'] as const;

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/**
 * Lays our texts and examples over the reflections, as comments and their tags.
 *
 * @returns what is wrong: exports without a text or an example, texts and
 * examples without an export, links that lead nowhere.
 */
export function layTexts(project: ProjectReflection, facts: Facts): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  const modules = project.children ?? [];
  for (const {name, children = []} of modules) {
    for (const child of children) layExport(name, child);
  }
  for (const key of textKeys()) {
    if (!used.has(key)) problems.push(`${key} is gone: remove its text.`);
  }
  for (const file of listFiles(examples)) {
    if (used.has(file)) continue;
    problems.push(
      `${path.join(examples, file)} is the example of no export: name it after the module and the export, as in core/Query.ts, with the ending ts, tsx or vue, and keep one of each.`,
    );
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
    child.comment ??= signatures[0]?.comment?.clone();
    if (signatures.length > 1 && !signatures.every(isDeprecated)) {
      child.comment?.removeTags('@deprecated');
    }
    lay(key, child, text);
    setTag(child, '@category', [{kind: 'text', text: text.purpose}]);
    layExample(module, child);
    signatures.forEach((signature) => layCall(key, signature, text));
    layFields(key, child, text, `${child.name}.`);
    if (child.kindOf(ReflectionKind.TypeAlias)) return;
    child.children?.forEach((member) => layMember(key, member, text));
  }

  function layMember(
    owner: string,
    member: DeclarationReflection,
    ownerText: SymbolText,
  ): void {
    if (member.inheritedFrom) {
      const {text} = find(member.inheritedFrom.name.split('.')[0]!);
      lay('', member, {summary: memberText(text, member.name)?.summary}, false);
      return;
    }
    const key = `${owner}.${member.name}`;
    const text = memberText(ownerText, member.name);
    const signatures = signaturesOf(member);
    member.comment ??= (signatures[0] ?? member.getSignature)?.comment?.clone();
    const speaksForItself =
      member.kindOf(ReflectionKind.Constructor) &&
      signatures.every(({parameters}) => !parameters?.length);
    lay(key, member, text, !speaksForItself);
    for (const signature of signatures) {
      layCall(key, signature, text, isDeprecated(member));
    }
    layFields(owner, member, ownerText);
  }

  function layCall(
    key: string,
    signature: SignatureReflection,
    text: Text | undefined,
    deprecated = isDeprecated(signature),
  ): void {
    lay(key, signature, {...text, summary: undefined}, false);
    if (text?.summary) signature.comment!.summary = [];
    for (const parameter of signature.parameters ?? []) {
      const {name} = parameter;
      const summary = wordsFor(text, name, parameter);
      lay(`${key}(${name})`, parameter, {summary}, !deprecated);
      layFields(key, parameter, text);
    }
    layFields(key, signature, text);
  }

  function layFields(
    key: string,
    owner: Reflection,
    text: Text | undefined,
    prefix = '',
  ): void {
    for (const field of facts.fields.get(owner) ?? []) {
      const name = `${prefix}${field.name}`;
      const summary = wordsFor(text, name, field, field.keys);
      lay(`${key}(${name})`, field, {summary});
    }
  }

  /** What we say of a parameter or a field; of one that nothing else describes, what we say of all of its name. */
  function wordsFor(
    text: Text | undefined,
    name: string,
    {comment}: Reflection | Field,
    keys: string[] = [],
  ): string | undefined {
    const shared = [
      ...keys,
      ...(comment ? [] : [`*.${name.split('.').at(-1)}`]),
    ].find((key) => key in sharedFieldTexts);
    const own = text?.parameters?.[name];
    if (own || !shared) return own;
    used.add(`fields.${shared}`);
    return sharedFieldTexts[shared];
  }

  /** Puts our words in the place of the comment's; what we say nothing of stays. */
  function lay(
    key: string,
    target: Reflection & {typeParameters?: TypeParameterReflection[]},
    text: Text = {},
    isRequired = true,
  ): void {
    used.add(key);
    const comment = (target.comment ??= new Comment());
    comment.removeTags('@group');
    comment.removeTags('@category');
    if (text.summary) {
      comment.summary = parse(key, text.summary);
      comment.removeTags('@see');
    }
    for (const name of tags) {
      const words = text[name];
      if (words !== undefined) setTag(target, `@${name}`, parse(key, words));
    }
    for (const parameter of target.typeParameters ?? []) {
      const words = text.typeParameters?.[parameter.name];
      if (words) parameter.comment = new Comment(parse(key, words));
    }
    if (isRequired && !isDeprecated(target) && !comment.summary.length) {
      problems.push(`${key} has no text: add it in src/reference/texts.`);
    }
  }

  function setTag(
    {comment}: Reflection,
    name: `@${string}`,
    content: CommentDisplayPart[],
  ): void {
    comment!.removeTags(name);
    comment!.blockTags.push(new CommentTag(name, content));
  }

  /** Shows `examples/core/Query.ts` on the page of `Query`; that of a deprecated or defect export may show another. */
  function layExample(module: string, child: DeclarationReflection): void {
    const file = ['ts', 'tsx', 'vue']
      .map((ending) => `${module}/${child.name}.${ending}`)
      .find((each) => fs.existsSync(path.join(examples, each)));
    if (!file) {
      const isCalled = child.kindOf(ReflectionKind.Variable)
        ? signaturesOf(child).length > 0 || child.children?.length
        : child.kindOf(ReflectionKind.Function | ReflectionKind.Class);
      if (isCalled) {
        problems.push(
          `${module}.${child.name} has no example: write one in src/reference/examples.`,
        );
      }
      return;
    }
    used.add(file);
    const code = fs.readFileSync(path.join(examples, file), 'utf8').trim();
    const text = `\`\`\`${path.extname(file).slice(1)}\n${code}\n\`\`\``;
    setTag(child, '@example', [{kind: 'code', text}]);
    if (new RegExp(`(?<![\\w$])${child.name}(?![\\w$])`).test(code)) return;
    child.comment!.getTag('@example')!.name = 'What to write instead';
    if (!isDeprecated(child) && !child.comment!.getTag('@defect')) {
      problems.push(`The example ${file} does not use ${child.name}.`);
    }
  }

  /** Our Markdown as TypeDoc keeps it: `[[Query]]` and `[[Query.storage]]` are links. */
  function parse(key: string, text: string): CommentDisplayPart[] {
    return text.split(/\[\[([\w$.]+)\]\]/).map((part, index) => {
      if (index % 2 === 0) return {kind: 'text', text: part};
      const {target} = find(part.split('.')[0]!);
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

  function find(name: string): {target?: Reflection; text?: SymbolText} {
    const module = modules.find(({children}) =>
      children?.some((child) => child.name === name),
    );
    const target = module?.children?.find((child) => child.name === name);
    return target ? {target, text: texts[module!.name]?.[name]} : {};
  }
}
