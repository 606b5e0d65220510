import ts from 'typescript';

/** One property of an options object, wherever its type is declared. */
export interface Field {
  /** Path from the parameter: `options.chainId`. */
  path: string;
  optional: boolean;
  /** The declared type, on one line. */
  type: string;
  comment?: string;
  deprecated?: string;
  /** Where its type is declared, for texts that several functions share: `ChainOptions.chainId`. */
  key?: string;
}

export interface FieldFinder {
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to a documented package. */
  isOwn(declaration: ts.Declaration): boolean;
  /** Whether a declaration has a page to link to. */
  hasPage(declaration: ts.Declaration): boolean;
}

interface Walk {
  path: string;
  optional: boolean;
  /** Type arguments by the parameter they stand for. */
  substitutes: ReadonlyMap<string, string>;
  arguments: ReadonlyMap<string, ts.TypeNode>;
  /** Part of a larger object type: its fields are the object's own, page or not. */
  part: boolean;
  container?: string;
  seen: ReadonlySet<ts.Node>;
}

const TRANSPARENT = new Set(['NoInfer', 'NonNullable', 'Promise', 'Readonly']);

/**
 * Lists the fields of an object type as they are written: through aliases,
 * intersections, unions, `Partial`, `PropsWithChildren`, the two branches of a
 * conditional type and the elements of a tuple. A type with a page of its own
 * is not opened, unless it is part of a larger one; types of other libraries
 * never are.
 *
 * @param path - what the fields belong to: `options`.
 * @param container - the name of the type, when it has one.
 */
export function findFields(
  finder: FieldFinder,
  type: ts.TypeNode,
  path: string,
  container?: string,
): Field[] {
  const fields = visit(finder, type, {
    path,
    optional: false,
    substitutes: new Map(),
    arguments: new Map(),
    part: false,
    seen: new Set(),
    ...(container && {container}),
  });
  return mergeByPath(fields);
}

function visit(finder: FieldFinder, node: ts.TypeNode, walk: Walk): Field[] {
  if (walk.seen.has(node)) {
    return [];
  }
  const next = {...walk, seen: new Set([...walk.seen, node])};
  if (ts.isParenthesizedTypeNode(node)) {
    return visit(finder, node.type, next);
  }
  if (ts.isTypeLiteralNode(node)) {
    return node.members.flatMap((member) => readMember(finder, member, next));
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((part) =>
      visit(finder, part, {...next, part: true}),
    );
  }
  if (ts.isUnionTypeNode(node)) {
    const objects = node.types.filter(
      (part) => part.kind !== ts.SyntaxKind.UndefinedKeyword,
    );
    return objects.flatMap((part) => visit(finder, part, next));
  }
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType].flatMap((part) =>
      visit(finder, part, next),
    );
  }
  if (ts.isTupleTypeNode(node)) {
    return node.elements.flatMap((element) =>
      ts.isNamedTupleMember(element)
        ? visit(finder, element.type, {...next, path: element.name.text})
        : [],
    );
  }
  if (ts.isTypeReferenceNode(node)) {
    return visitReference(finder, node, next);
  }
  return [];
}

function visitReference(
  finder: FieldFinder,
  node: NamedType,
  walk: Walk,
): Field[] {
  const name = nameOf(node).getText();
  const argument = walk.arguments.get(name);
  if (argument) {
    return visit(finder, argument, walk);
  }
  const [first, second] = node.typeArguments ?? [];
  if (name === 'Omit' && first && second) {
    const omitted = new Set(literalsOf(second));
    return visit(finder, first, walk).filter(
      (field) => !omitted.has(field.path.slice(walk.path.length + 1)),
    );
  }
  if (name === 'Partial' && first) {
    return visit(finder, first, {...walk, optional: true});
  }
  if (name === 'PropsWithChildren') {
    return [
      ...(first ? visit(finder, first, walk) : []),
      {
        path: `${walk.path}.children`,
        optional: true,
        type: 'ReactNode',
        key: 'PropsWithChildren.children',
      },
    ];
  }
  if (TRANSPARENT.has(name) && first) {
    return visit(finder, first, walk);
  }
  const declaration = declarationOf(finder.checker, node);
  if (
    !declaration ||
    !finder.isOwn(declaration) ||
    (finder.hasPage(declaration) && !walk.part)
  ) {
    return [];
  }
  const parameters = declaration.typeParameters ?? [];
  const substitutes = new Map(
    parameters.flatMap((parameter, index) => {
      const argument = node.typeArguments?.[index] ?? parameter.default;
      return argument
        ? [[parameter.name.text, textOf(argument, walk.substitutes)] as const]
        : [];
    }),
  );
  const inner = {
    ...walk,
    substitutes,
    arguments: new Map(
      parameters.flatMap((parameter, index) => {
        const given = node.typeArguments?.[index];
        return given ? [[parameter.name.text, given] as const] : [];
      }),
    ),
    container: declaration.name.text,
  };
  return ts.isInterfaceDeclaration(declaration)
    ? [
        ...(declaration.heritageClauses ?? [])
          .flatMap(({types}) => Array.from(types))
          .flatMap((base) =>
            visitReference(finder, base, {...inner, part: true}),
          ),
        ...declaration.members.flatMap((member) =>
          readMember(finder, member, inner),
        ),
      ]
    : visit(finder, declaration.type, inner);
}

/** A type given by name, in a type or after `extends`. */
type NamedType = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

const nameOf = (node: NamedType): ts.Node =>
  ts.isTypeReferenceNode(node) ? node.typeName : node.expression;

/** The texts of a string literal type or of a union of them. */
function literalsOf(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap(literalsOf);
  }
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? [node.literal.text]
    : [];
}

function declarationOf(
  checker: ts.TypeChecker,
  node: NamedType,
): ts.TypeAliasDeclaration | ts.InterfaceDeclaration | undefined {
  let symbol = checker.getSymbolAtLocation(nameOf(node));
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
    symbol = checker.getAliasedSymbol(symbol);
  }
  return symbol?.declarations?.find(
    (declaration) =>
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration),
  );
}

function readMember(
  finder: FieldFinder,
  member: ts.TypeElement,
  walk: Walk,
): Field[] {
  if (!member.name || ts.isComputedPropertyName(member.name)) {
    return [];
  }
  const path = `${walk.path}.${member.name.getText()}`;
  const field: Field = {
    path,
    optional: walk.optional || Boolean(member.questionToken),
    type: memberType(member, walk.substitutes),
    ...readComment(member),
    ...(walk.container && {
      key: `${walk.container}.${member.name.getText()}`,
    }),
  };
  if (ts.isMethodSignature(member)) {
    const nested = member.parameters.flatMap((parameter) =>
      parameter.type
        ? visit(finder, parameter.type, {
            ...walk,
            optional: false,
            part: false,
            path: `${path}(${parameter.name.getText()})`,
          })
        : [],
    );
    const returned = member.type
      ? visit(finder, member.type, {
          ...walk,
          optional: false,
          part: false,
          path: `${path}()`,
        })
      : [];
    return [field, ...nested, ...returned];
  }
  if (ts.isPropertySignature(member) && member.type) {
    return [
      field,
      ...visit(finder, member.type, {
        ...walk,
        optional: false,
        part: false,
        path,
      }),
    ];
  }
  return [field];
}

function memberType(
  member: ts.TypeElement,
  substitutes: ReadonlyMap<string, string>,
): string {
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters
      .map((parameter) => textOf(parameter, substitutes))
      .join(', ');
    const returns = member.type ? textOf(member.type, substitutes) : 'void';
    return `(${parameters}) => ${returns}`;
  }
  return ts.isPropertySignature(member) && member.type
    ? textOf(member.type, substitutes)
    : 'unknown';
}

/** The source text of a node on one line, without comments, type parameters replaced. */
export function textOf(
  node: ts.Node,
  substitutes: ReadonlyMap<string, string> = new Map(),
): string {
  const text = node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .replace(/< /g, '<')
    .replace(/,? >/g, '>')
    .replace(/= >/g, '=>')
    .replace(/,? \]/g, ']')
    .replace(/\[ /g, '[')
    .replace(/([(<[]) ?\| /g, '$1')
    .replace(/^\| /, '')
    .replace(/([(<[:=]) \| /g, '$1 ')
    .trim();
  return text.replace(
    /[A-Za-z_$][\w$]*/g,
    (word) => substitutes.get(word) ?? word,
  );
}

function readComment(node: ts.Node): {comment?: string; deprecated?: string} {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = ts.getTextOfJSDocComment(docs.at(-1)?.comment);
  const deprecated = ts.getJSDocDeprecatedTag(node);
  return {
    ...(comment && {comment: plainLinks(comment)}),
    ...(deprecated && {
      deprecated: ts.getTextOfJSDocComment(deprecated.comment) ?? '',
    }),
  };
}

/** `{@link https://… | text}` as Markdown. */
const plainLinks = (comment: string) =>
  comment.replace(
    /\{@link\s+(\S+?)\s*\|\s*([^}]+)\}/g,
    (_match, url: string, text: string) => `[${text.trim()}](${url})`,
  );

/** Branches of a union or a conditional type repeat a field: one row, all types, each once. */
function mergeByPath(fields: Field[]): Field[] {
  const merged = new Map<string, Field>();
  for (const field of fields) {
    const known = merged.get(field.path);
    if (!known) {
      merged.set(field.path, {...field});
      continue;
    }
    known.optional ||= field.optional;
    known.type = Array.from(
      new Set([...known.type.split(' | '), ...field.type.split(' | ')]),
    ).join(' | ');
  }
  return Array.from(merged.values());
}
