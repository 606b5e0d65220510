import {escapeRegexp} from '@docusaurus/utils';
import {
  type Comment,
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {withoutUndefined} from '../../type-text/parts';
import {plainType} from '../../type-text/plain-type';
import {anchorOf} from './anchor';
import {tidyType} from './print-type';
import {isDeprecated} from './apply-texts';
import {
  cardList,
  folded,
  inBox,
  inlineCode,
  paragraphs,
  type Row,
  signatureBlock,
} from './markdown';
import {type Nested, nest, ownFields} from './nest';
import {shortType} from './short-type';
import {
  type Described,
  type Facts,
  namesIn,
  signaturesOf,
  typeOf,
} from './facts';

/**
 * Characters of a result type that fits on a line of the page. The full
 * signature has a longer one.
 */
const longestResult = 80;

/** Parts of a set's guides that explain types of Polkadot-API. */
const guides = Object.entries({
  PolkadotSigner: 'guides/glossary#signer',
  TxEvent: 'getting-started/mutation#what-each-state-means',
});

const experimental =
  'The library marks this as experimental: it may change in any release.';

/**
 * Writes the parts of the templates as Markdown, with links relative to the
 * current page.
 */
export class Writer {
  constructor(
    readonly context: MarkdownThemeContext,
    private readonly facts: Facts,
  ) {}

  /** Returns the text of a comment without its tags. */
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

  /** Returns a box with the replacement, for a deprecated export. */
  deprecation(model: Reflection): string {
    return isDeprecated(model)
      ? inBox(
          'api-deprecated',
          `**Deprecated.** ${this.#replacement(model.comment)}`,
        )
      : '';
  }

  /** Returns the boxes for known defects and experimental exports. */
  notices({comment}: Reflection): string {
    const notice = (kind: string, text: string): string =>
      text && `:::${kind}\n\n${text}\n\n:::`;
    return paragraphs(
      notice('known-issue', this.tag(comment, '@defect')),
      comment?.hasModifier('@experimental') &&
        notice('info[Experimental]', experimental),
    );
  }

  /** Returns the declarations of models as a code block. */
  declared(models: readonly Reflection[]): string {
    const code = models.flatMap((each) => this.facts.code.get(each) ?? []);
    return this.#linkedCode(code.join('\n\n'));
  }

  /** Returns the call form of an export or member as a code block. */
  called(model: Reflection): string {
    return this.#linkedCode(this.facts.forms.get(model) ?? '');
  }

  /**
   * Returns the declaration of a member as a code block, if its call form
   * doesn't say the same.
   */
  fullSignature(member: DeclarationReflection, form: string): string {
    const full = this.declared(signaturesOf(member));
    // Declarations have shorter lines.
    const words = (code: string) => code.replace(/[\s;]|,(?=\s*\))/g, '');
    return words(full) === words(form) ? '' : full;
  }

  /** Returns a type without type parameters. */
  plain(text: string, model: Reflection): string {
    return plainType(text, this.facts.scopeAt(model));
  }

  /** Returns a code block whose types with a page or a source are links. */
  #linkedCode(code: string): string {
    const links = this.linksIn(code).map(
      ([name, url]) => `${name} ${url.replace(/\.md$/, '')}`,
    );
    const list = links.length > 0 ? `links="${links.join(', ')}"` : '';
    return code && signatureBlock(code, list);
  }

  /**
   * Returns the types and exports that a text mentions, each with the address of
   * its page, the guide that explains it, or its source.
   */
  linksIn(text: string): [name: string, url: string][] {
    const pages = this.#exportsIn(text).map(
      (each) => [each.name, this.context.urlTo(each)] as const,
    );
    const {page} = this.context;
    const root = '../'.repeat(page.url.split('/').length);
    const explained = guides.map(([name, to]) => [name, root + to] as const);
    const {typeSources} = this.facts;
    const places = new Map([...explained, ...typeSources, ...pages]);
    places.delete(page.model.name);
    const names = Array.from(new Set(namesIn(text)));
    return names.flatMap((name) => {
      const url = places.get(name);
      return url === undefined ? [] : [[name, url]];
    });
  }

  /**
   * Returns a row for each parameter, property, or field, with the rows of its
   * fields below.
   *
   * @param isRequired - whether to mark models that callers have to provide
   */
  rows(models: readonly Described[] = [], isRequired = false): Row[] {
    const all = models.flatMap((each) => [each, ...this.fieldsOf(each)]);
    return nest(all).map((nested) => this.#row(nested, isRequired));
  }

  /**
   * Describes the result of a signature: its type if that fits on a line, the
   * text of `@returns`, and its fields.
   */
  returned(signature: SignatureReflection): string {
    const words = this.tag(signature.comment, '@returns');
    const type = tidyType(String(signature.type));
    const isTypeShown = words !== '' && type.length <= longestResult;
    return paragraphs(
      isTypeShown && inBox('api-type', this.linked(type)),
      words,
      cardList(this.rows(this.fieldsOf(signature))),
    );
  }

  /** Returns the result type of a signature, as written or inferred. */
  resultOf(signature: SignatureReflection): string {
    return this.facts.resultOf(signature);
  }

  /** Returns the fields of a property, a type, or a signature's result. */
  fieldsOf(model: Reflection): Described[] {
    return this.facts.fields.get(model) ?? [];
  }

  #row(nested: Nested, isRequired: boolean): Row {
    const {model, name, fields} = nested;
    const {flags, comment} = model;
    const [prose, standard] = splitDefault(this.words(comment));
    const need =
      (standard && `default: ${standard}`) ||
      (flags.isOptional ? 'optional' : isRequired && 'required');
    return {
      head: [
        isMember(model) && `<a id="${anchorOf(model)}"></a>`,
        inlineCode(`${flags.isRest ? '...' : ''}${name}`),
        this.linked(this.#typeInRow(nested)),
        need && `*${need}*`,
      ]
        .filter(Boolean)
        .join(' '),
      words: paragraphs(
        isDeprecated(model) && `**Deprecated.** ${this.#replacement(comment)}`,
        prose,
        model.isDeclaration() && this.context.helpers.getReflectionFlags(flags),
      ),
      rows: fields.map((field) => this.#row(field, isRequired)),
      fold: folded('Full type', this.declared([model])),
    };
  }

  /**
   * Returns a model's type on one line. If its fields have rows below, a type
   * that has no page and can't be called adds nothing to `object`.
   */
  #typeInRow(nested: Nested): string {
    const {model} = nested;
    const text = typeOf(model);
    const hasFields = ownFields(nested).length > 0;
    const plain = this.plain(text, model);
    // A part that depends on the call is unknown without its type parameter. A
    // list of such parts says enough.
    const known = /\bunknown\b(?!\[\])/.test(plain) ? text : plain;
    const short = shortType(
      hasFields && !this.facts.saysMore(text) ? 'object' : known,
    );
    return model.flags.isOptional ? withoutUndefined(short) : short;
  }

  /** Returns a type with links to its known parts. */
  linked(type: string): string {
    const links = new Map(this.linksIn(type));
    const names = Array.from(links.keys(), escapeRegexp).join('|');
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

/** Characters of the longest default, `false` with backticks, in a flag. */
const longestDefault = 7;

/**
 * Splits a description from the default value at its end, which becomes a flag.
 * A longer one has no room next to the type and stays in the description.
 */
function splitDefault(text: string): [prose: string, standard?: string] {
  const [, prose = text, standard] =
    /^([^]*?)\s*Default: (.+?)\.$/.exec(text) ?? [];
  return standard && standard.length <= longestDefault
    ? [prose, standard]
    : [text];
}

/** Whether a row describes a class member, which other pages link to. */
const isMember = (model: Described): boolean =>
  model.isDeclaration() && model.parent?.kindOf(ReflectionKind.Class) === true;
