import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import ts from 'typescript';

import {textOf} from '../fields';
import {paragraphs, section, table} from '../markdown';
import {texts} from '../texts';
import {inlineCode} from '../type-links';
import {member} from './class-member';
import {propertyFields, propertyRow} from './class-property';
import type {PageBody} from './body';
import type {PageContext} from './context';
import {signatureFence, signaturesOfType} from './signature-code';
import {typeParameters} from './type-parameters';

/** What a page of a class holds below its words: head, constructor, properties, methods, what it inherits. */
export function classBody(page: PageContext): PageBody {
  const {reflection} = page.symbol;
  const declaration = page.conversion.declarations
    .get(reflection)
    ?.find(ts.isClassDeclaration);
  const head = declaration
    ? classHead(declaration)
    : `class ${reflection.name}`;
  const children = (reflection.children ?? []).filter(
    (child) => !comesFromElsewhere(page, child),
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
  const details = paragraphs(
    ...constructors.map((child) => member(page, child, 'Constructor', 2)),
    section(
      2,
      'Properties',
      table(
        ['Property', 'Type', 'Description'],
        properties.map((child) => propertyRow(page, child)),
      ),
      ...properties.map((child) => propertyFields(page, child)),
    ),
    section(
      2,
      'Methods',
      ...methods
        .filter((child) => !page.isDeprecated(child))
        .map((child) => member(page, child, `${child.name}()`, 3)),
    ),
    section(
      2,
      'Deprecated members',
      ...methods
        .filter((child) => page.isDeprecated(child))
        .map((child) => member(page, child, `${child.name}()`, 3)),
    ),
    section(2, 'Inherited', inheritedTable(page, inherited)),
  );
  return {
    code: signatureFence(page, head),
    details,
    typeParameters: section(
      2,
      'Type parameters',
      typeParameters(page, declaration, page.text),
    ),
  };
}

function inheritedTable(
  page: PageContext,
  inherited: DeclarationReflection[],
): string {
  return table(
    ['Member', 'From', 'Description'],
    inherited
      .filter((child) => !child.kindOf(ReflectionKind.Constructor))
      .map((child) => {
        const owner = child.inheritedFrom!.name.split('.')[0]!;
        const found = page.symbols.find(owner, page.symbol.source);
        const text =
          found &&
          texts[found.entryPoint.module]?.[owner]?.members?.[child.name];
        const call =
          child.signatures?.length || signaturesOfType(child)?.length;
        return [
          inlineCode(`${child.name}${call ? '()' : ''}`),
          page.type(owner),
          page.resolve(
            text?.summary ??
              page.commentSummary(child) ??
              page.commentSummary(child.signatures?.[0]),
          ),
        ];
      }),
  );
}

function comesFromElsewhere(
  page: PageContext,
  child: DeclarationReflection,
): boolean {
  const files = [
    ...(child.sources ?? []),
    ...(child.signatures?.[0]?.sources ?? []),
  ];
  const directories = page.job.packages.map(({directory}) => directory);
  return (
    files.length > 0 &&
    !files.some(({fullFileName}) =>
      directories.some((directory) => fullFileName.startsWith(directory)),
    )
  );
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
