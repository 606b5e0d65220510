import type {
  Comment,
  DeclarationReflection,
  SignatureReflection,
} from 'typedoc';
import type ts from 'typescript';

import type {Job} from '../../generate';
import type {Conversion} from '../convert';
import {externalTypes} from '../external-types';
import type {FieldFinder} from '../fields';
import type {Example} from '../read-examples';
import type {ReportWriter} from '../report';
import type {DocumentedSymbol, SymbolTable} from '../symbols';
import {sharedFieldTexts, texts} from '../texts';
import type {MemberText, SymbolText} from '../texts/types';
import {type FindLink, linkType} from '../type-links';

/** What the theme lends a page: where things are. */
export interface PageTools {
  /** A relative link to the page of an export. */
  urlTo(reflection: DeclarationReflection): string;
  /** The text of a doc comment as Markdown. */
  commentText(parts: Comment['summary']): string;
}

/** One page while it is written: its symbol, our text of it, and what all its sections need. */
export class PageContext {
  /** The key of our text: module and name. */
  readonly key: string;
  readonly text: SymbolText | undefined;
  readonly example: Example | undefined;
  readonly #findLink: FindLink;

  constructor(
    readonly job: Job,
    readonly conversion: Conversion,
    readonly symbols: SymbolTable,
    readonly report: ReportWriter,
    readonly fieldFinder: FieldFinder,
    readonly symbol: DocumentedSymbol,
    readonly tools: PageTools,
    examples: ReadonlyMap<string, Example>,
  ) {
    const {entryPoint, reflection} = symbol;
    this.key = `${entryPoint.module}.${reflection.name}`;
    this.text = texts[entryPoint.module]?.[reflection.name];
    this.example = examples.get(this.key);
    if (this.text) {
      this.report.use(this.key);
    }
    this.#findLink = (name) => this.urlOf(name);
  }

  /** Resolves `[[Query]]` and `[[Query.storage]]` in a text. */
  resolve(text: string | undefined): string {
    return (text ?? '')
      .trim()
      .replace(/\[\[([\w$.]+)\]\]/g, (_match, name: string) => {
        const [owner] = name.split('.');
        const url = this.urlOf(owner!);
        if (url === undefined && owner !== this.symbol.reflection.name) {
          throw new Error(
            `The text of ${this.key} links to [[${name}]], which has no page.`,
          );
        }
        return url ? `[\`${name}\`](${url})` : `\`${name}\``;
      });
  }

  /** A type as inline code, with links to the pages of the names in it. */
  type(type: string): string {
    return linkType(type, this.#findLink);
  }

  /** Where a name leads from this page; undefined when it is the page's own or leads nowhere. */
  urlOf(name: string): string | undefined {
    const found = this.symbols.find(name, this.symbol.source);
    if (found) {
      return found.reflection === this.symbol.reflection
        ? undefined
        : this.tools.urlTo(found.reflection);
    }
    return externalTypes[name];
  }

  /** Our text of a member; it then counts as shown. */
  memberText(name: string): MemberText | undefined {
    const text = this.text?.members?.[name];
    if (text) {
      this.report.use(`${this.key}.${name}`);
    }
    return text;
  }

  /** Counts the text of a parameter or a field as shown. */
  useParameter(key: string, path: string): void {
    this.report.use(`${key}(${path})`);
    this.report.use(`${key.replace(/\(\)$/, '')}(returned ${path})`);
  }

  /** The first words of the doc comment in the source. */
  commentSummary(
    reflection:
      {comment?: Comment; signatures?: SignatureReflection[]} | undefined,
  ): string | undefined {
    const comment = reflection?.comment ?? reflection?.signatures?.[0]?.comment;
    return comment?.summary.length
      ? this.tools.commentText(comment.summary)
      : undefined;
  }

  /** What a tag of the doc comment says. */
  tag(
    reflection:
      {comment?: Comment; signatures?: SignatureReflection[]} | undefined,
    name: '@deprecated' | '@returns' | '@throws' | '@remarks',
  ): string | undefined {
    const comment = reflection?.comment ?? reflection?.signatures?.[0]?.comment;
    const tags = comment?.getTags(name) ?? [];
    return tags.length
      ? tags.map(({content}) => this.tools.commentText(content)).join('\n\n')
      : undefined;
  }

  /** What the doc comment says of the parameter at that place. */
  paramTag(
    signature: SignatureReflection | undefined,
    index: number,
  ): string | undefined {
    const tag = signature?.comment?.getTags('@param')[index];
    return tag && this.tools.commentText(tag.content);
  }

  /** A text that several functions share; it then counts as shown. */
  sharedText(key: string | undefined): string | undefined {
    const text = key === undefined ? undefined : sharedFieldTexts[key];
    if (text !== undefined) {
      this.report.use(`fields.${key}`);
    }
    return text;
  }

  /** The syntax from which a signature was made. */
  signatureNode(
    signature: SignatureReflection,
  ): ts.SignatureDeclaration | undefined {
    return this.conversion.declarations
      .get(signature)
      ?.find((node): node is ts.SignatureDeclaration => 'parameters' in node);
  }

  /** Why a member is deprecated; undefined when it is not. */
  deprecation(child: DeclarationReflection): string | undefined {
    return (
      this.text?.members?.[child.name]?.deprecated ??
      this.tag(child, '@deprecated')
    );
  }

  /** Whether a member is deprecated. */
  isDeprecated(child: DeclarationReflection): boolean {
    return this.deprecation(child) !== undefined;
  }
}
