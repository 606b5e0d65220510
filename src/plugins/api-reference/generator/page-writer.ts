import path from 'node:path';

import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';

import type {Job} from '../generate';
import type {Conversion} from './convert';
import {externalTypes} from './external-types';
import {type Field, type FieldFinder, findFields, textOf} from './fields';
import {
  fence,
  firstSentence,
  frontMatter,
  notice,
  paragraphs,
  section,
  table,
} from './markdown';
import {isDeprecated} from './purposes';
import type {ReportWriter} from './report';
import {
  abbreviateType,
  type ParameterText,
  readParameters,
  readReturnType,
  readTupleElements,
  writeSignature,
} from './signature-text';
import type {DocumentedSymbol, SymbolTable} from './symbols';
import {sharedFieldTexts, texts} from './texts';
import type {MemberText, SymbolText} from './texts/types';
import {type FindLink, inlineCode, linkType} from './type-links';

/** What the theme lends a page: where things are. */
export interface PageTools {
  /** A relative link to the page of an export. */
  urlTo(reflection: DeclarationReflection): string;
  /** The text of a doc comment as Markdown. */
  commentText(parts: Comment['summary']): string;
}

/** Writes the page of one export. */
export class PageWriter {
  readonly #job: Job;
  readonly #conversion: Conversion;
  readonly #symbols: SymbolTable;
  readonly #report: ReportWriter;
  readonly #fieldFinder: FieldFinder;

  constructor(
    job: Job,
    conversion: Conversion,
    symbols: SymbolTable,
    report: ReportWriter,
  ) {
    this.#job = job;
    this.#conversion = conversion;
    this.#symbols = symbols;
    this.#report = report;
    const withPages = new Set(
      symbols
        .all()
        .flatMap(
          ({reflection}) => conversion.declarations.get(reflection) ?? [],
        ),
    );
    const directories = job.packages.map(({directory}) => directory + path.sep);
    this.#fieldFinder = {
      checker: conversion.checker,
      hasPage: (declaration) => withPages.has(declaration),
      isOwn: (declaration) =>
        directories.some((directory) =>
          declaration.getSourceFile().fileName.startsWith(directory),
        ),
    };
  }

  /** The whole page, front matter included. */
  write(symbol: DocumentedSymbol, tools: PageTools): string {
    return new PageDraft(
      this.#job,
      this.#conversion,
      this.#symbols,
      this.#report,
      this.#fieldFinder,
      symbol,
      tools,
    ).write();
  }
}

/** One page while it is written. */
class PageDraft {
  readonly #key: string;
  readonly #text: SymbolText | undefined;
  readonly #findLink: FindLink;

  constructor(
    private readonly job: Job,
    private readonly conversion: Conversion,
    private readonly symbols: SymbolTable,
    private readonly report: ReportWriter,
    private readonly fieldFinder: FieldFinder,
    private readonly symbol: DocumentedSymbol,
    private readonly tools: PageTools,
  ) {
    const {entryPoint, reflection} = symbol;
    this.#key = `${entryPoint.module}.${reflection.name}`;
    this.#text = texts[entryPoint.module]?.[reflection.name];
    if (this.#text) {
      this.report.use(this.#key);
    }
    this.#findLink = (name) => this.#urlOf(name);
  }

  write(): string {
    const {reflection} = this.symbol;
    const summary = this.#summary();
    return `${paragraphs(
      frontMatter({
        title: reflection.name,
        description: firstSentence(summary) || undefined,
      }),
      `# ${reflection.name}`,
      summary,
      this.#notices(),
      this.#body(),
      section(2, 'Remarks', this.#remarks()),
      this.#example(),
      this.#definedIn(),
    )}\n`;
  }

  // What stands at the top

  #summary(): string {
    const summary = this.#resolve(
      this.#text?.summary ?? this.#commentSummary(this.symbol.reflection),
    );
    this.report.require(this.#key, summary);
    return summary;
  }

  #notices(): string {
    const {reflection} = this.symbol;
    const deprecated =
      this.#text?.deprecated ??
      (isDeprecated(reflection, this.symbol.entryPoint.module)
        ? this.#tag(reflection, '@deprecated')
        : undefined);
    return paragraphs(
      deprecated !== undefined
        ? notice(
            'warning',
            'Deprecated',
            this.#resolve(deprecated) || 'Avoid it in new code.',
          )
        : undefined,
      this.#text?.defect
        ? notice('danger', 'Known defect', this.#resolve(this.#text.defect))
        : undefined,
      hasModifier(reflection, '@experimental')
        ? notice(
            'info',
            'Experimental',
            'The library marks this as experimental: it may change in any release.',
          )
        : undefined,
    );
  }

  // The kinds of export

  #body(): string {
    const {reflection} = this.symbol;
    if (reflection.kindOf(ReflectionKind.Class)) {
      return this.#classBody();
    }
    const functionLike =
      reflection.signatures ??
      (reflection.kindOf(ReflectionKind.Variable)
        ? signaturesOfType(reflection)
        : undefined);
    if (functionLike?.length) {
      return this.#functionBody(functionLike);
    }
    if (reflection.kindOf(ReflectionKind.Variable)) {
      return this.#variableBody();
    }
    return this.#typeBody();
  }

  #functionBody(signatures: SignatureReflection[]): string {
    const declared = signatures.flatMap((signature) => {
      const declaration = this.#signatureNode(signature);
      return declaration ? [{signature, declaration}] : [];
    });
    const head = this.symbol.reflection.kindOf(ReflectionKind.Variable)
      ? `const ${this.symbol.reflection.name}: `
      : `function ${this.symbol.reflection.name}`;
    const code = declared.map(({declaration}) =>
      this.#signatureCode(head, declaration, this.#text?.returnType),
    );
    const sections = declared.map(({signature, declaration}) =>
      this.#callSections(
        signature,
        declaration,
        this.#key,
        this.#text,
        declared.length > 1 ? 3 : 2,
      ),
    );
    return paragraphs(
      this.#signatureFence(code.join('\n\n')),
      ...(declared.length > 1
        ? declared.map(({signature}, index) =>
            section(
              2,
              `Call ${index + 1} of ${declared.length}`,
              this.#overloadSummary(signature),
              fence('ts signature', code[index]!),
              sections[index],
            ),
          )
        : sections),
    );
  }

  #overloadSummary(signature: SignatureReflection): string | undefined {
    const node = this.#signatureNode(signature);
    const deprecated =
      node && ts.getJSDocDeprecatedTag(node)
        ? signature.comment?.getTag('@deprecated')
        : undefined;
    return paragraphs(
      this.#text?.summary ? undefined : this.#commentSummary(signature),
      deprecated
        ? notice(
            'warning',
            'Deprecated',
            this.#resolve(this.tools.commentText(deprecated.content)),
          )
        : undefined,
    );
  }

  #classBody(): string {
    const {reflection} = this.symbol;
    const declaration = this.conversion.declarations
      .get(reflection)
      ?.find(ts.isClassDeclaration);
    const head = declaration
      ? classHead(declaration)
      : `class ${reflection.name}`;
    const children = (reflection.children ?? []).filter(
      (child) => !this.#comesFromElsewhere(child),
    );
    const own = children.filter((child) => !child.inheritedFrom);
    const inherited = children.filter((child) => child.inheritedFrom);
    const constructors = own.filter((child) =>
      child.kindOf(ReflectionKind.Constructor),
    );
    const properties = own.filter(
      (child) =>
        child.kindOf(ReflectionKind.Property | ReflectionKind.Accessor) &&
        !signaturesOfType(child)?.length,
    );
    const methods = own.filter(
      (child) =>
        child.kindOf(ReflectionKind.Method) || signaturesOfType(child)?.length,
    );
    return paragraphs(
      this.#signatureFence(head),
      section(
        2,
        'Type parameters',
        this.#typeParameters(declaration, this.#text),
      ),
      ...constructors.map((child) => this.#member(child, 'Constructor', 2)),
      section(
        2,
        'Properties',
        table(
          ['Property', 'Type', 'Description'],
          properties.map((child) => this.#propertyRow(child)),
        ),
        ...properties.map((child) => this.#propertyFields(child)),
      ),
      section(
        2,
        'Methods',
        ...methods
          .filter((child) => !this.#isDeprecated(child))
          .map((child) => this.#member(child, `${child.name}()`, 3)),
      ),
      section(
        2,
        'Deprecated members',
        ...methods
          .filter((child) => this.#isDeprecated(child))
          .map((child) => this.#member(child, `${child.name}()`, 3)),
      ),
      section(2, 'Inherited', this.#inheritedTable(inherited)),
    );
  }

  #member(child: DeclarationReflection, title: string, level: 2 | 3): string {
    const name = child.kindOf(ReflectionKind.Constructor)
      ? 'constructor'
      : child.name;
    const key = `${this.#key}.${name}`;
    const text = this.#memberText(name);
    const signatures = child.signatures ?? signaturesOfType(child) ?? [];
    const declared = signatures.flatMap((signature) => {
      const declaration = this.#signatureNode(signature);
      return declaration ? [{signature, declaration}] : [];
    });
    const head = child.kindOf(ReflectionKind.Constructor)
      ? `new ${this.symbol.reflection.name}`
      : `${memberModifiers(child)}${child.name}`;
    const summary = this.#resolve(
      text?.summary ??
        this.#commentSummary(child) ??
        this.#commentSummary(signatures[0]),
    );
    const deprecated = this.#deprecation(child);
    if (deprecated === undefined) {
      this.report.require(
        key,
        summary ||
          (declared.every(
            ({declaration}) => declaration.parameters.length === 0,
          ) && name === 'constructor'
            ? 'none needed'
            : undefined),
      );
    }
    return section(
      level,
      title,
      summary,
      deprecated !== undefined
        ? notice('warning', 'Deprecated', this.#resolve(deprecated))
        : undefined,
      fence(
        'ts signature',
        declared
          .map(({declaration}) =>
            this.#signatureCode(head, declaration, text?.returnType),
          )
          .join('\n\n'),
      ),
      deprecated !== undefined
        ? undefined
        : paragraphs(
            ...mergeOverloads(
              declared.map(({signature, declaration}) =>
                this.#callSections(
                  signature,
                  declaration,
                  key,
                  text,
                  level === 2 ? 3 : 4,
                ),
              ),
            ),
          ),
      text?.remarks && this.#resolve(text.remarks),
    );
  }

  #propertyRow(child: DeclarationReflection): string[] {
    const text = this.#memberText(child.name);
    const summary = this.#resolve(
      text?.summary ??
        this.#commentSummary(child) ??
        this.#commentSummary(child.getSignature),
    );
    const deprecated = this.#deprecation(child);
    if (deprecated === undefined) {
      this.report.require(`${this.#key}.${child.name}`, summary);
    }
    const note =
      deprecated === undefined
        ? ''
        : `**Deprecated.** ${this.#resolve(deprecated)} `;
    const flags = [
      child.flags.isStatic && 'static',
      child.flags.isProtected && 'protected',
      child.flags.isAbstract && 'abstract',
      (child.flags.isReadonly || (child.getSignature && !child.setSignature)) &&
        'read-only',
    ].filter((flag) => typeof flag === 'string');
    return [
      inlineCode(`${child.name}${child.flags.isOptional ? '?' : ''}`),
      this.#type(text?.returnType ?? this.#propertyType(child)),
      `${note}${summary}${flags.length ? ` (${flags.join(', ')})` : ''}`.trim(),
    ];
  }

  #propertyFields(child: DeclarationReflection): string | undefined {
    const node = this.#propertyNode(child);
    if (!node || !('type' in node) || !node.type) {
      return undefined;
    }
    const fields = findFields(
      this.fieldFinder,
      node.type as ts.TypeNode,
      child.name,
    );
    return this.#fieldsTable(fields, this.#key, this.#text);
  }

  #inheritedTable(inherited: DeclarationReflection[]): string {
    return table(
      ['Member', 'From', 'Description'],
      inherited
        .filter((child) => !child.kindOf(ReflectionKind.Constructor))
        .map((child) => {
          const owner = child.inheritedFrom!.name.split('.')[0]!;
          const found = this.symbols.find(owner, this.symbol.source);
          const text =
            found &&
            texts[found.entryPoint.module]?.[owner]?.members?.[child.name];
          const call =
            child.signatures?.length || signaturesOfType(child)?.length;
          return [
            inlineCode(`${child.name}${call ? '()' : ''}`),
            this.#type(owner),
            this.#resolve(
              text?.summary ??
                this.#commentSummary(child) ??
                this.#commentSummary(child.signatures?.[0]),
            ),
          ];
        }),
    );
  }

  #variableBody(): string {
    const {reflection} = this.symbol;
    const declaration = this.conversion.declarations
      .get(reflection)
      ?.find(ts.isVariableDeclaration);
    const declaredType = declaration?.type
      ? textOf(declaration.type)
      : undefined;
    const type =
      this.#text?.returnType ??
      declaredType ??
      reflection.type?.toString() ??
      'unknown';
    const members = declaration ? this.#objectMembers(declaration) : [];
    return paragraphs(
      this.#signatureFence(`const ${reflection.name}: ${type}`),
      declaration?.type
        ? section(
            2,
            'Properties',
            this.#fieldsTable(
              findFields(this.fieldFinder, declaration.type, reflection.name),
              this.#key,
              this.#text,
            ),
          )
        : undefined,
      section(
        2,
        'Methods',
        ...members.map((method) => this.#objectMethod(method)),
      ),
    );
  }

  #objectMembers(declaration: ts.VariableDeclaration): ts.MethodDeclaration[] {
    const methods: ts.MethodDeclaration[] = [];
    const collect = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        methods.push(...node.properties.filter(ts.isMethodDeclaration));
      } else if (ts.isCallExpression(node)) {
        node.arguments.forEach(collect);
      }
    };
    if (declaration.initializer) {
      collect(declaration.initializer);
    }
    return methods;
  }

  #objectMethod(method: ts.MethodDeclaration): string {
    const name = method.name.getText();
    const key = `${this.#key}.${name}`;
    const text = this.#memberText(name);
    this.report.require(key, text?.summary);
    return section(
      3,
      `${name}()`,
      this.#resolve(text?.summary),
      fence(
        'ts signature',
        this.#signatureCode(name, method, text?.returnType),
      ),
      this.#callSections(undefined, method, key, text, 4),
    );
  }

  #typeBody(): string {
    const {reflection} = this.symbol;
    const declaration = this.conversion.declarations
      .get(reflection)
      ?.find(
        (node) =>
          ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
      );
    if (!declaration) {
      throw new Error(`No declaration found for ${this.#key}.`);
    }
    const fields = ts.isTypeAliasDeclaration(declaration)
      ? findFields(
          this.fieldFinder,
          declaration.type,
          reflection.name,
          reflection.name,
        )
      : [];
    return paragraphs(
      this.#signatureFence(
        stripComments(declaration.getText()).replace(/^export /, ''),
      ),
      section(
        2,
        'Type parameters',
        this.#typeParameters(declaration, this.#text),
      ),
      section(
        2,
        'Properties',
        this.#fieldsTable(fields, this.#key, this.#text),
      ),
    );
  }

  // The parts of a call

  #callSections(
    signature: SignatureReflection | undefined,
    declaration: ts.SignatureDeclaration,
    key: string,
    text: Partial<MemberText> | undefined,
    level: 2 | 3 | 4,
  ): string {
    const parameters = readParameters(declaration);
    const fields = parameters.flatMap((parameter) =>
      parameter.node.type
        ? findFields(
            this.fieldFinder,
            parameter.node.type,
            parameter.rest ? '' : parameter.name,
          )
        : [],
    );
    const returns = this.#resolve(
      text?.returns ?? this.#tag(signature, '@returns'),
    );
    const throws = this.#resolve(
      text?.throws ?? this.#tag(signature, '@throws'),
    );
    return paragraphs(
      section(
        level,
        'Type parameters',
        this.#typeParameters(declaration, text),
      ),
      section(
        level,
        'Parameters',
        this.#parametersTable(parameters, fields, key, text, signature),
        ...this.#callbackFields(parameters, key, text),
      ),
      ts.isConstructorDeclaration(declaration)
        ? undefined
        : section(
            level,
            'Returns',
            this.#returns(declaration, text),
            returns,
            ...this.#returnFields(declaration, key, text),
          ),
      section(level, 'Throws', throws),
    );
  }

  #parametersTable(
    parameters: ParameterText[],
    fields: Field[],
    key: string,
    text: Partial<MemberText> | undefined,
    signature: SignatureReflection | undefined,
  ): string {
    const withDefaults = parameters.some(({defaultValue}) => defaultValue);
    const rows = parameters.flatMap((parameter, index) => {
      const elements = parameter.node.type
        ? readTupleElements(parameter.node.type)
        : [];
      if (elements.length > 0) {
        return elements.flatMap((element) =>
          this.#elementRows(element, fields, key, text, withDefaults),
        );
      }
      const reflected = signature?.parameters?.[index];
      const described =
        text?.parameters?.[parameter.name] ??
        (reflected?.comment &&
          this.tools.commentText(reflected.comment.summary)) ??
        this.#paramTag(signature, index);
      this.#useParameter(key, parameter.name);
      const description = this.#resolve(described?.replace(/^-\s*/, ''));
      this.report.require(`${key}(${parameter.name})`, description);
      const own = fields.filter(
        (field) =>
          field.path.startsWith(`${parameter.name}.`) ||
          field.path.startsWith(`${parameter.name}(`),
      );
      return [
        [
          inlineCode(
            `${parameter.rest ? '...' : ''}${parameter.name}${parameter.optional ? '?' : ''}`,
          ),
          this.#type(parameter.type),
          ...(withDefaults
            ? [parameter.defaultValue ? inlineCode(parameter.defaultValue) : '']
            : []),
          description,
        ],
        ...own.map((field) => {
          const row = this.#fieldRow(field, key, text);
          return withDefaults ? [row[0]!, row[1]!, '', row[2]!] : row;
        }),
      ];
    });
    return table(
      [
        'Parameter',
        'Type',
        ...(withDefaults ? ['Default'] : []),
        'Description',
      ],
      rows,
    );
  }

  #elementRows(
    element: {name: string; optional: boolean; type: string},
    fields: Field[],
    key: string,
    text: Partial<MemberText> | undefined,
    withDefaults: boolean,
  ): string[][] {
    this.#useParameter(key, element.name);
    const description = this.#resolve(
      text?.parameters?.[element.name] ?? this.#sharedText(`*.${element.name}`),
    );
    this.report.require(`${key}(${element.name})`, description);
    const own = fields.filter(({path}) => path.startsWith(`${element.name}.`));
    const rows = [
      [
        inlineCode(`${element.name}${element.optional ? '?' : ''}`),
        this.#type(element.type),
        description,
      ],
      ...own.map((field) => this.#fieldRow(field, key, text)),
    ];
    return rows.map(([name, type, words]) =>
      withDefaults ? [name!, type!, '', words!] : [name!, type!, words!],
    );
  }

  /** What a callback receives, where its type has no page. */
  #callbackFields(
    parameters: ParameterText[],
    key: string,
    text: Partial<MemberText> | undefined,
  ): string[] {
    return parameters.flatMap(({name, node}) => {
      const type = node.type;
      if (!type || !ts.isFunctionTypeNode(type)) {
        return [];
      }
      const fields = type.parameters.flatMap((parameter) =>
        parameter.type
          ? findFields(
              this.fieldFinder,
              parameter.type,
              parameter.name.getText(),
            )
          : [],
      );
      return fields.length
        ? [
            `What \`${name}\` is called with:`,
            this.#fieldsTable(fields, key, text),
          ]
        : [];
    });
  }

  #typeParameters(
    declaration:
      | ts.SignatureDeclaration
      | ts.ClassDeclaration
      | ts.TypeAliasDeclaration
      | ts.InterfaceDeclaration
      | undefined,
    text: Partial<MemberText> | undefined,
  ): string {
    const described = text?.typeParameters ?? {};
    const parameters = declaration?.typeParameters ?? [];
    const withText = parameters.some(({name}) => described[name.text]);
    const withDefaults = parameters.some((parameter) => parameter.default);
    return table(
      [
        'Type parameter',
        'Extends',
        ...(withDefaults ? ['Default'] : []),
        ...(withText ? ['Description'] : []),
      ],
      parameters.map((parameter) => [
        inlineCode(parameter.name.text),
        parameter.constraint ? this.#type(textOf(parameter.constraint)) : '',
        ...(withDefaults
          ? [parameter.default ? this.#type(textOf(parameter.default)) : '']
          : []),
        ...(withText ? [this.#resolve(described[parameter.name.text])] : []),
      ]),
    );
  }

  #returns(
    declaration: ts.SignatureDeclaration,
    text: Partial<MemberText> | undefined,
  ): string {
    const full =
      text?.returnType ?? readReturnType(this.conversion.checker, declaration);
    return full && full !== 'void' ? this.#type(abbreviateType(full)) : '';
  }

  /** Fields of what comes back, and of the options a returned function takes. */
  #returnFields(
    declaration: ts.SignatureDeclaration,
    key: string,
    text: Partial<MemberText> | undefined,
  ): (string | undefined)[] {
    const declared = this.#returnedType(declaration, text);
    const options = localOptionTypes(declaration).flatMap((alias) =>
      findFields(this.fieldFinder, alias.type, 'options'),
    );
    const inner = innerParameters(declaration).flatMap((parameter) =>
      parameter.type && parameter.name.getText() === 'options'
        ? findFields(this.fieldFinder, parameter.type, 'options')
        : [],
    );
    const taken = options.length ? options : inner;
    return [
      this.#fieldsTable(declared, key, text),
      taken.length
        ? paragraphs(
            'Options of the returned function:',
            this.#fieldsTable(taken, `${key}()`, {
              parameters: Object.fromEntries(
                Object.entries(text?.parameters ?? {})
                  .filter(([name]) => name.startsWith('returned '))
                  .map(([name, value]) => [name.slice(9), value]),
              ),
            }),
          )
        : undefined,
    ];
  }

  #returnedType(
    declaration: ts.SignatureDeclaration,
    text: Partial<MemberText> | undefined,
  ): Field[] {
    if (declaration.type) {
      return findFields(this.fieldFinder, declaration.type, '');
    }
    if (text?.returnType) {
      return [];
    }
    const inferred = this.conversion.checker
      .getSignatureFromDeclaration(declaration)
      ?.getReturnType().aliasSymbol;
    const alias = inferred?.declarations?.find(ts.isTypeAliasDeclaration);
    return alias && !alias.typeParameters && this.fieldFinder.isOwn(alias)
      ? findFields(this.fieldFinder, alias.type, '')
      : [];
  }

  #fieldsTable(
    fields: Field[],
    key: string,
    text: Partial<MemberText> | undefined,
  ): string {
    return table(
      ['Field', 'Type', 'Description'],
      fields.map((field) =>
        this.#fieldRow(
          {...field, path: field.path.replace(/^[^.(]*\./, '')},
          key,
          text,
          field.path,
        ),
      ),
    );
  }

  #fieldRow(
    field: Field,
    key: string,
    text: Partial<MemberText> | undefined,
    fullPath = field.path,
  ): string[] {
    const path = fullPath.replace(/^\./, '');
    this.#useParameter(key, path);
    const described =
      text?.parameters?.[path] ??
      this.#sharedText(field.key) ??
      field.comment ??
      this.#sharedText(`*.${path.split('.').at(-1)}`);
    const description = this.#resolve(described);
    if (field.deprecated === undefined) {
      this.report.require(`${key}(${path})`, description);
    }
    const note =
      field.deprecated === undefined
        ? ''
        : `**Deprecated.** ${this.#resolve(field.deprecated)} `;
    return [
      inlineCode(
        `${field.path.replace(/^\./, '')}${field.optional ? '?' : ''}`,
      ),
      this.#type(abbreviateType(field.type)),
      `${note}${description}`.trim(),
    ];
  }

  #sharedText(key: string | undefined): string | undefined {
    const text = key === undefined ? undefined : sharedFieldTexts[key];
    if (text !== undefined) {
      this.report.use(`fields.${key}`);
    }
    return text;
  }

  // Code

  #signatureFence(code: string): string {
    const {entryPoint, reflection} = this.symbol;
    const typeOnly = reflection.kindOf(
      ReflectionKind.TypeAlias | ReflectionKind.Interface,
    );
    return fence(
      'ts signature',
      `import ${typeOnly ? 'type ' : ''}{ ${reflection.name} } from "${entryPoint.specifier}";\n\n${code}`,
    );
  }

  #signatureCode(
    head: string,
    declaration: ts.SignatureDeclaration,
    override: string | undefined,
  ): string {
    const returns =
      override ?? readReturnType(this.conversion.checker, declaration);
    return writeSignature(
      head,
      declaration,
      returns === undefined ? undefined : abbreviateType(returns),
    );
  }

  // Words and links

  #remarks(): string {
    return this.#resolve(
      this.#text?.remarks ?? this.#tag(this.symbol.reflection, '@remarks'),
    );
  }

  #example(): string {
    const example = this.#text?.example;
    return example
      ? section(2, 'Example', fence(example.language, example.code))
      : '';
  }

  #definedIn(): string {
    const {reflection, source} = this.symbol;
    if (source.handWritten) {
      return `*This reference is written by hand against ${source.specifier} ${source.version}, which npm does not serve.*`;
    }
    const [defined] = this.#sourcesOf(reflection);
    if (!defined) {
      throw new Error(`TypeDoc does not say where ${this.#key} is defined.`);
    }
    const file = path.relative(source.directory, defined.file);
    const tag = `${source.specifier}@${source.version}`;
    const url = `${this.job.repository}/blob/${encodeURI(tag)}/packages/${source.name}/${file}#L${defined.line}`;
    return `*Defined in [${path.posix.basename(file)}, line ${defined.line}](${url}) of ${tag}.*`;
  }

  #sourcesOf(
    reflection: DeclarationReflection,
  ): {file: string; line: number}[] {
    const sources =
      reflection.sources ?? reflection.signatures?.[0]?.sources ?? [];
    return sources.map(({fullFileName, line}) => ({file: fullFileName, line}));
  }

  #type(type: string): string {
    return linkType(type, this.#findLink);
  }

  #urlOf(name: string): string | undefined {
    const found = this.symbols.find(name, this.symbol.source);
    if (found) {
      return found.reflection === this.symbol.reflection
        ? undefined
        : this.tools.urlTo(found.reflection);
    }
    return externalTypes[name];
  }

  /** Resolves `[[Query]]` and `[[Query.storage]]` in a text. */
  #resolve(text: string | undefined): string {
    return (text ?? '')
      .trim()
      .replace(/\[\[([\w$.]+)\]\]/g, (_match, name: string) => {
        const [owner] = name.split('.');
        const url = this.#urlOf(owner!);
        if (url === undefined && owner !== this.symbol.reflection.name) {
          throw new Error(
            `The text of ${this.#key} links to [[${name}]], which has no page.`,
          );
        }
        return url ? `[\`${name}\`](${url})` : `\`${name}\``;
      });
  }

  #memberText(name: string): MemberText | undefined {
    const text = this.#text?.members?.[name];
    if (text) {
      this.report.use(`${this.#key}.${name}`);
    }
    return text;
  }

  #useParameter(key: string, path: string): void {
    this.report.use(`${key}(${path})`);
    this.report.use(`${key.replace(/\(\)$/, '')}(returned ${path})`);
  }

  #commentSummary(
    reflection:
      {comment?: Comment; signatures?: SignatureReflection[]} | undefined,
  ): string | undefined {
    const comment = reflection?.comment ?? reflection?.signatures?.[0]?.comment;
    return comment?.summary.length
      ? this.tools.commentText(comment.summary)
      : undefined;
  }

  #tag(
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

  #paramTag(
    signature: SignatureReflection | undefined,
    index: number,
  ): string | undefined {
    const tag = signature?.comment?.getTags('@param')[index];
    return tag && this.tools.commentText(tag.content);
  }

  #deprecation(child: DeclarationReflection): string | undefined {
    return (
      this.#text?.members?.[child.name]?.deprecated ??
      this.#tag(child, '@deprecated')
    );
  }

  #isDeprecated(child: DeclarationReflection): boolean {
    return this.#deprecation(child) !== undefined;
  }

  #comesFromElsewhere(child: DeclarationReflection): boolean {
    const files = [
      ...(child.sources ?? []),
      ...(child.signatures?.[0]?.sources ?? []),
    ];
    const directories = this.job.packages.map(({directory}) => directory);
    return (
      files.length > 0 &&
      !files.some(({fullFileName}) =>
        directories.some((directory) => fullFileName.startsWith(directory)),
      )
    );
  }

  #signatureNode(
    signature: SignatureReflection,
  ): ts.SignatureDeclaration | undefined {
    return this.conversion.declarations
      .get(signature)
      ?.find((node): node is ts.SignatureDeclaration => 'parameters' in node);
  }

  #propertyNode(
    child: DeclarationReflection,
  ):
    | ts.PropertyDeclaration
    | ts.ParameterDeclaration
    | ts.GetAccessorDeclaration
    | undefined {
    return this.conversion.declarations
      .get(child)
      ?.find(
        (node) =>
          ts.isPropertyDeclaration(node) ||
          ts.isParameter(node) ||
          ts.isGetAccessor(node),
      );
  }

  #propertyType(child: DeclarationReflection): string {
    const node = this.#propertyNode(child);
    if (node?.type) {
      return textOf(node.type);
    }
    return (
      child.type?.toString() ??
      child.getSignature?.type?.toString() ??
      'unknown'
    );
  }
}

/** A variable or property that holds a function has the function's signatures. */
function signaturesOfType(
  reflection: DeclarationReflection,
): SignatureReflection[] | undefined {
  return reflection.type?.type === 'reflection'
    ? reflection.type.declaration.signatures
    : undefined;
}

function hasModifier(
  reflection: DeclarationReflection,
  tag: '@experimental',
): boolean {
  return [reflection, ...(reflection.signatures ?? [])].some(({comment}) =>
    comment?.hasModifier(tag),
  );
}

function memberModifiers({flags}: DeclarationReflection): string {
  return [
    flags.isStatic && 'static ',
    flags.isProtected && 'protected ',
    flags.isAbstract && 'abstract ',
  ]
    .filter(Boolean)
    .join('');
}

function classHead(declaration: ts.ClassDeclaration): string {
  const abstract = declaration.modifiers?.some(
    ({kind}) => kind === ts.SyntaxKind.AbstractKeyword,
  );
  const typeParameters = declaration.typeParameters?.map((node) =>
    textOf(node),
  );
  const clauses = declaration.heritageClauses?.map((node) => textOf(node));
  return [
    `${abstract ? 'abstract ' : ''}class ${declaration.name?.text}`,
    typeParameters?.length
      ? `<\n${typeParameters.map((part) => `  ${part},`).join('\n')}\n>`
      : '',
    clauses?.length ? ` ${clauses.join(' ')}` : '',
  ].join('');
}

/** Types named `…Options` that a function declares inside itself. */
function localOptionTypes(
  declaration: ts.SignatureDeclaration,
): ts.TypeAliasDeclaration[] {
  const body = 'body' in declaration ? declaration.body : undefined;
  return body && ts.isBlock(body)
    ? body.statements
        .filter(ts.isTypeAliasDeclaration)
        .filter(({name}) => name.text.endsWith('Options'))
    : [];
}

/** Parameters of the functions written inside a function, for those it returns. */
function innerParameters(
  declaration: ts.SignatureDeclaration,
): ts.ParameterDeclaration[] {
  const body = 'body' in declaration ? declaration.body : undefined;
  const found: ts.ParameterDeclaration[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isArrowFunction(node)) {
      found.push(...node.parameters);
    }
    ts.forEachChild(node, walk);
  };
  if (body) {
    walk(body);
  }
  return found;
}

function stripComments(code: string): string {
  return code
    .replace(/^\s*\/\*\*?[\s\S]*?\*\/\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '');
}

/** Overloads of one method mostly say the same: what repeats is shown once. */
function mergeOverloads(sections: string[]): string[] {
  return Array.from(new Set(sections)).slice(0, 1);
}
