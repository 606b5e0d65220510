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
import {type Facts, signaturesOf} from './facts';

/** Tags that pages show, or that our texts repeat. */
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

/** Whether the library or one of our texts marks a reflection as deprecated. */
export const isDeprecated = ({comment}: Reflection): boolean =>
  comment?.getTag('@deprecated') !== undefined;

/** Compares reflections, so that sorting puts deprecated ones last. */
export const deprecatedLast = (a: Reflection, b: Reflection): number =>
  Number(isDeprecated(a)) - Number(isDeprecated(b));

/** Applies the texts of a module to reflections, as comments and tags. */
export class TextApplier {
  /** Keys of the applied texts. An unused key has no export. */
  readonly used = new Set<string>();
  /** Keys of reflections that need a text. */
  readonly textless: string[] = [];

  constructor(
    private readonly context: Context,
    private readonly facts: Facts,
    private readonly shared: ModuleTexts['shared'],
  ) {}

  /**
   * Applies the text of an export, with its purpose and example.
   *
   * @param key - the path in messages: `core.Query`
   */
  applyToExport(
    key: string,
    child: DeclarationReflection,
    text: ExportText,
  ): void {
    const comment = this.applyToDeclaration(key, child, text);
    setTags(comment, '@category', [[{kind: 'text', text: text.purpose}]]);
    if (text.example) {
      setTags(comment, '@example', [[{kind: 'code', text: text.example}]]);
    }
  }

  /**
   * Applies texts to an export or member, its signatures, and their parameters
   * and fields.
   *
   * @param isRequired - whether the reflection itself needs a summary
   */
  applyToDeclaration(
    key: string,
    target: DeclarationReflection,
    text: Text | undefined,
    isRequired = true,
  ): Comment {
    const {fields} = this.facts;
    const signatures = signaturesOf(target);
    const [first = target.getSignature] = [...signatures].sort(deprecatedLast);
    target.comment ??= first?.comment?.clone();
    const comment = this.#apply(key, target, text, isRequired);
    this.#applyToFields(key, fields.get(target), text);
    for (const signature of signatures) {
      const isOld = isDeprecated(target) || isDeprecated(signature);
      const tags = text && {...text, summary: ''};
      const ofSignature = this.#apply(key, signature, tags, false);
      if (text?.summary) ofSignature.summary = [];
      this.#applyToFields(key, signature.parameters, text, !isOld);
      this.#applyToFields(key, fields.get(signature), text);
    }
    return comment;
  }

  /**
   * Applies texts to parameters and fields: their own text, or the module's
   * shared text of that name.
   */
  #applyToFields(
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
      this.#apply(`${key}(${name})`, field, {summary}, isRequired);
    }
  }

  /**
   * Replaces the parts of the comment that our texts contain; keeps the others.
   */
  #apply(
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
    this.#reportDropped(key, comment);
    return comment;
  }

  /**
   * Reports tags that no page shows. Such a tag needs an entry in the list
   * above and a place in the template.
   */
  #reportDropped(key: string, {blockTags}: Comment): void {
    const dropped = blockTags.filter(({tag}) => !shownTags.has(tag));
    if (dropped.length === 0) return;
    this.context.logger.error(
      `${key} has ${dropped.map(({tag}) => tag).join(', ')}, which no page shows. Add the tag to src/reference/typedoc/apply-texts.ts.`,
    );
  }

  /** Parses Markdown into TypeDoc's parts. Reports links without a target. */
  #parse(text: string): CommentDisplayPart[] {
    const {converter, project} = this.context;
    const file = new MinimalSourceFile(
      text,
      import.meta.dirname as NormalizedPath,
    );
    const {content} = converter.parseRawComment(file, project.files);
    return content.map((part) => {
      if (part.kind !== 'inline-tag') return part;
      // A name links to the export with that name in any module.
      const name = part.text.trim();
      const target = project.children
        ?.flatMap(({children = []}) => children)
        .find((each) => each.name === name);
      return {...part, text: name, ...(target && {target})};
    });
  }
}

/** Replaces all tags of a name. */
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
