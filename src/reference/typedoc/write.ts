import {
  type Comment,
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {anchorOf} from './anchor';
import {tidyType} from './code';
import {isDeprecated} from './lay-texts';
import {
  cardList,
  folded,
  inBox,
  inlineCode,
  paragraphs,
  type Row,
  signature as signatureBlock,
} from './markdown';
import {shortType} from './short-type';
import type {Described, Facts} from './facts';

/** Longer result types, in characters, only appear in the full signature. */
const longestResult = 80;

const experimental =
  'The library marks this as experimental: it may change in any release.';

/** Writes the parts of templates, with links relative to the current page. */
export class Writer {
  constructor(
    readonly context: MarkdownThemeContext,
    private readonly facts: Facts,
  ) {}

  words(comment: Comment | undefined): string {
    const {getCommentParts} = this.context.helpers;
    return getCommentParts(comment?.summary ?? []).trim();
  }

  /** Returns the text of all tags with a name, one paragraph each. */
  tag(comment: Comment | undefined, name: `@${string}`): string {
    const {getCommentParts} = this.context.helpers;
    const tags = comment?.getTags(name) ?? [];
    return paragraphs(
      ...tags.map(({content}) => getCommentParts(content).trim()),
    );
  }

  /** Returns a sentence with the replacement of what's deprecated. */
  deprecation(model: Reflection): string {
    return isDeprecated(model)
      ? inBox(
          'api-deprecated',
          `**Deprecated.** ${this.#replacement(model.comment)}`,
        )
      : '';
  }

  /** Returns boxes for known defects and for what's experimental. */
  notices({comment}: Reflection): string {
    const notice = (kind: string, title: string, text: string): string =>
      text && `:::${kind}[${title}]\n\n${text}\n\n:::`;
    return paragraphs(
      notice('danger', 'Known defect', this.tag(comment, '@defect')),
      comment?.hasModifier('@experimental') &&
        notice('info', 'Experimental', experimental),
    );
  }

  /**
   * Returns formatted declarations that link known types. They look different
   * from an example.
   */
  declared(models: readonly Reflection[]): string {
    const code = models
      .flatMap((each) => this.facts.code.get(each) ?? [])
      .join('\n\n');
    const links = this.linksIn(code).map(
      ([name, url]) => `${name} ${url.replace(/\.md$/, '')}`,
    );
    const meta = links.length > 0 ? ` links="${links.join(', ')}"` : '';
    return code && signatureBlock(code, meta);
  }

  /**
   * Returns each type and export that a text contains, with the address of its
   * page or source.
   */
  linksIn(text: string): [name: string, url: string][] {
    const pages = this.#exportsIn(text).map(
      (each) => [each.name, this.context.urlTo(each)] as const,
    );
    const places = new Map([...this.facts.typeSources, ...pages]);
    places.delete(this.context.page.model.name);
    const names = Array.from(new Set(namesIn(text)));
    return names.flatMap((name) => {
      const url = places.get(name);
      return url === undefined ? [] : [[name, url]];
    });
  }

  /**
   * Returns rows of parameters, properties, or fields, each with its fields
   * below.
   *
   * @param isRequired - whether callers must provide models that aren't
   *   optional
   */
  rows(models: readonly Described[] = [], isRequired = false): Row[] {
    const all = models.flatMap((each) => [each, ...this.fieldsOf(each)]);
    return nest(all).map((each) => this.#row(each, isRequired));
  }

  /**
   * Returns the type of the result if it fits on a line, the description, and
   * the fields.
   */
  returned(signature: SignatureReflection): string {
    const words = this.tag(signature.comment, '@returns');
    const type = tidyType(String(signature.type));
    const isShown = words !== '' && type.length <= longestResult;
    return paragraphs(
      isShown && inBox('api-type', this.linked(type)),
      words,
      cardList(this.rows(this.fieldsOf(signature))),
    );
  }

  /** Returns the result type of a signature, as written or inferred. */
  resultOf(signature: SignatureReflection): string {
    return this.facts.results.get(signature) ?? String(signature.type);
  }

  fieldsOf(model: Reflection): Described[] {
    return this.facts.fields.get(model) ?? [];
  }

  #row({each, name, inner}: Nested, isRequired: boolean): Row {
    const {flags, comment} = each;
    const type = (each.isDeclaration() && each.getSignature?.type) || each.type;
    const bound = boundOf(each, String(type)) ?? String(type);
    // If the fields follow, a type without a page adds nothing.
    const isNamed = this.#exportsIn(bound).length > 0 || bound.includes('=>');
    const hasFields = inner.some((one) =>
      one.each.name.startsWith(`${each.name}.`),
    );
    const written = shortType(hasFields && !isNamed ? 'object' : bound);
    const text = this.words(comment);
    const [, prose = text, standard] =
      /^([^]*?)\s*Default: (.{1,40}?)\.$/.exec(text) ?? [];
    const need =
      (standard && `default: ${standard}`) ||
      (flags.isOptional ? 'optional' : isRequired && 'required');
    return {
      head: [
        isMember(each) && `<a id="${anchorOf(each)}"></a>`,
        inlineCode(`${flags.isRest ? '...' : ''}${name}`),
        this.linked(
          flags.isOptional ? written.replace(/ \| undefined$/, '') : written,
        ),
        need && `*${need}*`,
      ]
        .filter(Boolean)
        .join(' '),
      words: paragraphs(
        isDeprecated(each) && `**Deprecated.** ${this.#replacement(comment)}`,
        prose,
        each.isDeclaration() && this.context.helpers.getReflectionFlags(flags),
      ),
      code: folded('Full type', this.declared([each])),
      rows: inner.map((one) => this.#row(one, isRequired)),
    };
  }

  /** Returns a type with links to its known parts. */
  linked(type: string): string {
    const links = new Map(this.linksIn(type));
    const names = Array.from(links.keys()).join('|');
    // Parts at odd indexes are names. The text between keeps its spaces outside
    // the code.
    return type
      .split(names ? new RegExp(`\\b(${names})\\b`) : /$^/)
      .map((part, index) =>
        index % 2 === 1
          ? `[${inlineCode(part)}](${links.get(part)})`
          : part.replace(/\S.*\S|\S/s, inlineCode),
      )
      .join('');
  }

  /**
   * Returns the replacement of a deprecated export. The library's own comments
   * don't link it.
   */
  #replacement(comment: Comment | undefined): string {
    const text = this.tag(comment, '@deprecated');
    return text.replace(/(?<!\[)`(\w+)`/g, (code, name: string) => {
      const named = this.#exports().find((each) => each.name === name);
      return named ? `[${code}](${this.context.urlTo(named)})` : code;
    });
  }

  #exportsIn(text: string): DeclarationReflection[] {
    const names = namesIn(text);
    return this.#exports().filter(({name}) => names.includes(name));
  }

  #exports(): DeclarationReflection[] {
    const modules = this.context.page.project.children ?? [];
    return modules.flatMap(({children = []}) => children);
  }
}

const namesIn = (text: string): string[] => text.match(/\b[A-Z]\w+/g) ?? [];

/**
 * Returns the constraint of a type parameter, which is more useful than its
 * name.
 */
function boundOf(within: Reflection, name: string): string | undefined {
  const {parent, typeParameters = []} = within as SignatureReflection;
  const type = typeParameters.find((each) => each.name === name)?.type;
  if (type) return tidyType(String(type));
  return parent && boundOf(parent, name);
}

/** A model, its name relative to its parent, and its fields. */
interface Nested {
  each: Described;
  name: string;
  inner: Nested[];
}

/** Whether a row describes a class member, which other pages link to. */
const isMember = (each: Described): boolean =>
  each.isDeclaration() && each.parent?.kindOf(ReflectionKind.Class) === true;

/**
 * Nests fields below their parents: `options.chainId` below `options`, and
 * `refetch(options).chainId` below `refetch`.
 */
function nest(flat: readonly Described[]): Nested[] {
  const top: Nested[] = [];
  const open: Nested[] = [];
  for (const each of flat) {
    let outer = open.at(-1);
    while (outer && !isWithin(each.name, outer.each.name)) {
      open.pop();
      outer = open.at(-1);
    }
    const nested = {
      each,
      name: nameWithin(each.name, outer?.each.name),
      inner: [],
    };
    (outer?.inner ?? top).push(nested);
    open.push(nested);
  }
  return top;
}

const isWithin = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}(`);

/**
 * Returns a path relative to that of its parent. A parameter of a function
 * loses its parentheses: `(options).chainId` is `options.chainId`.
 */
const nameWithin = (path: string, outer = ''): string =>
  path.startsWith(`${outer}()`)
    ? path
    : path
        .slice(outer.length)
        .replace(/^\./, '')
        .replace(/^\((\w+)\)/, '$1');
