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

import type {ExportText, ModuleTexts, Text} from './read-texts';
import {type Facts, signaturesOf} from './shape';

/** Tags of comments that pages show, or that our own texts repeat. */
const shownTags: ReadonlySet<string> = new Set([
  '@category',
  '@default',
  '@defaultValue',
  '@defect',
  '@deprecated',
  '@example',
  '@param',
  '@remarks',
  '@returns',
  '@see',
  '@throws',
]);

/** Whether readers should no longer use it. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/** Order in which what readers should no longer use comes last. */
export const deprecatedLast = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b));

/** Lays the texts of a module over reflections, as comments and their tags. */
export class TextLayer {
  /** Keys of all that was laid over: a text whose key is missing belongs to nothing. */
  readonly used = new Set<string>();
  /** Keys of what needs a text and has none. */
  readonly textless: string[] = [];

  constructor(
    private readonly context: Context,
    private readonly facts: Facts,
    private readonly shared: ModuleTexts['shared'],
  ) {}

  layExport(key: string, child: DeclarationReflection, text: ExportText): void {
    const comment = this.layDeclaration(key, child, text);
    setTags(comment, '@category', [[{kind: 'text', text: text.purpose}]]);
    if (text.example) {
      setTags(comment, '@example', [[{kind: 'code', text: text.example}]]);
    }
  }

  /** An export or a member, its signatures, and their parameters and fields. */
  layDeclaration(
    key: string,
    target: DeclarationReflection,
    text: Text | undefined,
    isRequired = true,
  ): Comment {
    const {fields} = this.facts;
    const signatures = signaturesOf(target);
    const [first = target.getSignature] = [...signatures].sort(deprecatedLast);
    target.comment ??= first?.comment?.clone();
    const comment = this.#lay(key, target, text, isRequired);
    this.#layFields(key, fields.get(target), text);
    for (const signature of signatures) {
      const isOld = isDeprecated(target) || isDeprecated(signature);
      const tags = text && {...text, summary: ''};
      const ofSignature = this.#lay(key, signature, tags, false);
      if (text?.summary) ofSignature.summary = [];
      this.#layFields(key, signature.parameters, text, !isOld);
      this.#layFields(key, fields.get(signature), text);
    }
    return comment;
  }

  /** Parameters and fields: the text for this one, or for all of its name in the module. */
  #layFields(
    key: string,
    fields: Reflection[] = [],
    text: Text | undefined,
    isRequired = true,
  ): void {
    for (const field of fields) {
      const {name} = field;
      const summary =
        text?.parameters.get(name) ??
        this.shared.get(name.slice(name.lastIndexOf('.') + 1)) ??
        '';
      this.#lay(`${key}(${name})`, field, {summary}, isRequired);
    }
  }

  /** Replaces the parts of the comment that our texts have; other parts stay. */
  #lay(
    key: string,
    target: Reflection & {typeParameters?: TypeParameterReflection[]},
    {summary = '', tags = [], typeParameters}: Partial<Text> = {},
    isRequired: boolean,
  ): Comment {
    this.used.add(key);
    const comment = (target.comment ??= new Comment());
    if (summary) {
      comment.summary = this.#parse(summary);
      comment.removeTags('@see');
    }
    for (const name of new Set(tags.map(([name]) => name))) {
      const texts = tags.filter((tag) => tag[0] === name);
      setTags(
        comment,
        name,
        texts.map(([, text]) => this.#parse(text)),
      );
    }
    for (const parameter of target.typeParameters ?? []) {
      this.used.add(`${key}<${parameter.name}>`);
      const words = typeParameters?.get(parameter.name);
      if (words) parameter.comment = new Comment(this.#parse(words));
    }
    if (isRequired && !isDeprecated(target) && !comment.summary.length) {
      this.textless.push(key);
    }
    this.#complainOfDropped(key, comment);
    return comment;
  }

  /** What nothing would show: a tag is added to the list above, and to the template. */
  #complainOfDropped(key: string, {blockTags}: Comment): void {
    const dropped = blockTags.filter(({tag}) => !shownTags.has(tag));
    if (dropped.length === 0) return;
    this.context.logger.error(
      `${key} has ${dropped.map(({tag}) => tag).join(', ')}, which no page shows: add it to src/reference/typedoc/lay-texts.ts.`,
    );
  }

  /** Markdown as TypeDoc keeps it; it complains of links without a target. */
  #parse(text: string): CommentDisplayPart[] {
    const {converter, project} = this.context;
    const file = new MinimalSourceFile(
      text,
      import.meta.dirname as NormalizedPath,
    );
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

function setTags(
  comment: Comment,
  name: `@${string}`,
  contents: CommentDisplayPart[][],
): void {
  comment.removeTags(name);
  comment.blockTags.push(
    ...contents.map((content) => new CommentTag(name, content)),
  );
}
