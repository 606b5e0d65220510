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

/** Tags that pages show, by the names of our texts. */
const tags = ['deprecated', 'returns', 'throws', 'remarks', 'defect'] as const;

/** What else a text can say. */
const otherTexts: readonly string[] = [
  'purpose',
  'summary',
  'parameters',
  'typeParameters',
  'returnType',
  'members',
];

/** Tags of comments that pages show, or that our own words say again. */
const shownTags: ReadonlySet<string> = new Set([
  ...tags.map((tag) => `@${tag}`),
  '@see',
  '@example',
  '@category',
  '@param',
  '@default',
  '@defaultValue',
]);

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/** Order in which what readers should no longer use comes last. */
export const deprecatedLast = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b));

/** Lays our texts and examples over reflections, as comments and their tags. */
export class TextLayer {
  readonly #context: Context;
  readonly #facts: Facts;
  /** Keys of all that was laid over: a text whose key is missing belongs to nothing. */
  readonly used = new Set<string>();
  /** Keys of what needs a text and has none. */
  readonly textless: string[] = [];

  constructor(context: Context, facts: Facts) {
    this.#context = context;
    this.#facts = facts;
  }

  /** An export: what it is for, and `examples/core/Query.ts` for `Query`. */
  layExport(module: string, child: DeclarationReflection, text: Text): void {
    this.layDeclaration(`${module}.${child.name}`, child, text);
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
  layDeclaration(
    key: string,
    target: DeclarationReflection,
    text: Text = {},
    isRequired = true,
  ): void {
    const {fields} = this.#facts;
    const signatures = signaturesOf(target);
    const [first = target.getSignature] = [...signatures].sort(deprecatedLast);
    target.comment ??= first?.comment?.clone();
    this.#lay(key, target, text, isRequired);
    this.#layFields(key, fields.get(target), text);
    for (const signature of signatures) {
      const isOld = isDeprecated(target) || isDeprecated(signature);
      this.#lay(key, signature, {...text, summary: undefined}, false);
      if (text.summary) signature.comment!.summary = [];
      this.#layFields(key, signature.parameters, text, !isOld);
      this.#layFields(key, fields.get(signature), text);
    }
  }

  /** Parameters and fields: what we say of one, or of all of its name in the module. */
  #layFields(
    key: string,
    fields: Reflection[] = [],
    {parameters}: Text,
    isRequired = true,
  ): void {
    const shared = sharedFieldTexts[key.split('.')[0]!];
    for (const field of fields) {
      const {name} = field;
      const summary = parameters?.[name] ?? shared?.[name.split('.').at(-1)!];
      this.#lay(`${key}(${name})`, field, {summary}, isRequired);
    }
  }

  /** Puts our words in the place of the comment's; what we say nothing of stays. */
  #lay(
    key: string,
    target: Reflection & {typeParameters?: TypeParameterReflection[]},
    text: Text,
    isRequired: boolean,
  ): void {
    this.used.add(key);
    const comment = (target.comment ??= new Comment());
    this.#complainOfDropped(key, text, comment);
    if (text.summary) {
      comment.summary = this.#parse(text.summary);
      comment.removeTags('@see');
    }
    for (const name of tags) {
      if (text[name]) setTag(target, `@${name}`, this.#parse(text[name]));
    }
    for (const parameter of target.typeParameters ?? []) {
      const words = text.typeParameters?.[parameter.name];
      if (words) parameter.comment = new Comment(this.#parse(words));
    }
    if (isRequired && !isDeprecated(target) && !comment.summary.length) {
      this.textless.push(key);
    }
  }

  /** What nothing would show: a tag is added to the lists above, and to the template. */
  #complainOfDropped(key: string, text: Text, comment: Comment): void {
    const dropped = [
      ...Object.keys(text).filter(
        (name) =>
          !otherTexts.includes(name) && !tags.some((tag) => tag === name),
      ),
      ...comment.blockTags
        .map(({tag}) => tag)
        .filter((tag) => !shownTags.has(tag)),
    ];
    if (dropped.length === 0) return;
    this.#context.logger.error(
      `${key} has ${dropped.join(', ')}, which no page shows: add it to src/reference/typedoc/lay-texts.ts.`,
    );
  }

  /** Markdown as TypeDoc keeps it; it complains of links without a target. */
  #parse(text: string): CommentDisplayPart[] {
    const {converter, project} = this.#context;
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
