import fs from 'node:fs';
import path from 'node:path';

import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type Context,
  type DeclarationReflection,
  MinimalSourceFile,
  type NormalizedPath,
  type Reflection,
  type TypeParameterReflection,
} from 'typedoc';

import {sharedFieldTexts} from '../texts';
import type {SymbolText} from '../texts/types';
import {type Facts, signaturesOf} from './shape';

type Text = Partial<SymbolText>;

const examples = path.join(import.meta.dirname, '../examples');
const tags = ['deprecated', 'returns', 'throws', 'remarks', 'defect'] as const;

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/** Order in which what readers should no longer use comes last. */
export const deprecatedLast = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b));

/** Lays our texts and examples over reflections, as comments and their tags. */
export function textLayer({converter, logger, project}: Context, facts: Facts) {
  // Keys of all that was laid over: a text whose key is missing belongs to nothing.
  const used = new Set<string>();
  return {used, layExport, layDeclaration};

  /** An export: what it is for, and `examples/core/Query.ts` for `Query`. */
  function layExport(
    module: string,
    child: DeclarationReflection,
    text: Text,
  ): void {
    layDeclaration(`${module}.${child.name}`, child, text);
    setTag(child, '@category', [{kind: 'text', text: text.purpose!}]);
    const file = ['ts', 'tsx', 'vue']
      .map((ending) => path.join(examples, module, `${child.name}.${ending}`))
      .find(fs.existsSync);
    if (!file) return;
    const code = fs.readFileSync(file, 'utf8').trim();
    const shown = `\`\`\`${path.extname(file).slice(1)}\n${code}\n\`\`\``;
    setTag(child, '@example', [{kind: 'code', text: shown}]);
  }

  /** An export or a member, its signatures, and their parameters and fields. */
  function layDeclaration(
    key: string,
    target: DeclarationReflection,
    text: Text = {},
    isRequired = true,
  ): void {
    const signatures = signaturesOf(target);
    const [first = target.getSignature] = [...signatures].sort(deprecatedLast);
    target.comment ??= first?.comment?.clone();
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
    {parameters}: Text,
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
    text: Text,
    isRequired: boolean,
  ): void {
    used.add(key);
    const comment = (target.comment ??= new Comment());
    if (text.summary) {
      comment.summary = parse(text.summary);
      comment.removeTags('@see');
    }
    for (const name of tags) {
      if (text[name]) setTag(target, `@${name}`, parse(text[name]));
    }
    for (const parameter of target.typeParameters ?? []) {
      const words = text.typeParameters?.[parameter.name];
      if (words) parameter.comment = new Comment(parse(words));
    }
    if (isRequired && !isDeprecated(target) && !comment.summary.length) {
      logger.error(`${key} has no text: add it in src/reference/texts.`);
    }
  }

  /** Markdown as TypeDoc keeps it; it complains of links without a target. */
  function parse(text: string): CommentDisplayPart[] {
    const file = new MinimalSourceFile(text, examples as NormalizedPath);
    const {content} = converter.parseRawComment(file, project.files);
    return content.map((part) => {
      if (part.kind !== 'inline-tag') return part;
      // A name leads to the export of that name, whatever module it lies in.
      const name = part.text.trim();
      const target = project.children
        ?.flatMap(({children = []}) => children)
        .find((each) => each.name === name);
      return {...part, text: name, ...(target && {target})};
    });
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
