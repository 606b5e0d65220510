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
  type TypeParameterReflection,
} from 'typedoc';

import {sharedFieldTexts, textKeys, texts} from '../texts';
import type {SymbolText} from '../texts/types';
import {type Facts, memberText, signaturesOf} from './shape';

type Text = Partial<SymbolText>;

const examples = path.join(import.meta.dirname, '../examples');
const tags = ['deprecated', 'returns', 'throws', 'remarks', 'defect'] as const;

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/** Order in which what readers should no longer use comes last. */
export const deprecatedLast = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b));

/**
 * Lays our texts and examples over the reflections, as comments and their tags.
 *
 * @returns what is wrong: exports without a text, texts without an export, links
 * that lead nowhere.
 */
export function layTexts(project: ProjectReflection, facts: Facts): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  const modules = project.children ?? [];
  for (const module of modules) {
    for (const child of module.children ?? []) layExport(module.name, child);
    for (const key of textKeys(module.name)) {
      if (!used.has(key)) problems.push(`${key} is gone: remove its text.`);
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
    layDeclaration(key, child, text);
    setTag(child, '@category', [{kind: 'text', text: text.purpose}]);
    layExample(module, child);
    for (const member of child.children ?? []) {
      if (member.inheritedFrom) continue;
      const isRequired = !member.kindOf(ReflectionKind.Constructor);
      const words = memberText(text, member.name);
      layDeclaration(`${key}.${member.name}`, member, words, isRequired);
    }
  }

  function layDeclaration(
    key: string,
    target: DeclarationReflection,
    text: Text = {},
    isRequired = true,
  ): void {
    const signatures = signaturesOf(target);
    const [first = target.getSignature] = signatures;
    target.comment ??= first?.comment?.clone();
    if (signatures.length > 1 && !signatures.every(isDeprecated)) {
      target.comment?.removeTags('@deprecated');
    }
    lay(key, target, text, isRequired);
    layFields(key, facts.fields.get(target), text);
    for (const signature of signatures) {
      const isOld = isDeprecated(target) || isDeprecated(signature);
      lay(key, signature, {...text, summary: undefined}, false);
      if (text.summary) signature.comment!.summary = [];
      layFields(key, signature.parameters, text, !isOld);
      layFields(key, facts.fields.get(signature), text);
    }
  }

  /** Parameters and fields: what we say of one, or of all of its name in the module. */
  function layFields(
    key: string,
    fields: Reflection[] = [],
    {parameters}: Text = {},
    isRequired = true,
  ): void {
    const shared = sharedFieldTexts[key.split('.')[0]!];
    for (const field of fields) {
      const {name} = field;
      const summary = parameters?.[name] ?? shared?.[name.split('.').at(-1)!];
      lay(`${key}(${name})`, field, {summary}, isRequired);
    }
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

  /** Shows `examples/core/Query.ts` on the page of `Query`. */
  function layExample(module: string, child: DeclarationReflection): void {
    const file = ['ts', 'tsx', 'vue']
      .map((ending) => path.join(examples, module, `${child.name}.${ending}`))
      .find(fs.existsSync);
    if (!file) return;
    const code = fs.readFileSync(file, 'utf8').trim();
    const text = `\`\`\`${path.extname(file).slice(1)}\n${code}\n\`\`\``;
    setTag(child, '@example', [{kind: 'code', text}]);
  }

  /** Our Markdown as TypeDoc keeps it: `[[Query]]` and `[[Query.storage]]` are links. */
  function parse(key: string, text: string): CommentDisplayPart[] {
    return text.split(/\[\[([\w$.]+)\]\]/).map((part, index) => {
      if (index % 2 === 0) return {kind: 'text', text: part};
      const target = modules
        .flatMap(({children = []}) => children)
        .find(({name}) => name === part.split('.')[0]);
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
}
