import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';

import {findFields, textOf} from '../fields';
import {inlineCode} from '../type-links';
import type {PageContext} from './context';
import {fieldsTable} from './fields-table';

/** The row of a property or an accessor. */
export function propertyRow(
  page: PageContext,
  child: DeclarationReflection,
): string[] {
  const text = page.memberText(child.name);
  const summary = page.resolve(
    text?.summary ??
      page.commentSummary(child) ??
      page.commentSummary(child.getSignature),
  );
  const deprecated = page.deprecation(child);
  if (deprecated === undefined) {
    page.report.require(`${page.key}.${child.name}`, summary);
  }
  const note =
    deprecated === undefined
      ? ''
      : `**Deprecated.** ${page.resolve(deprecated)} `;
  const flags = [
    child.flags.isStatic && 'static',
    child.flags.isProtected && 'protected',
    child.flags.isAbstract && 'abstract',
    (child.flags.isReadonly || (child.getSignature && !child.setSignature)) &&
      'read-only',
  ].filter((flag) => typeof flag === 'string');
  return [
    inlineCode(`${child.name}${child.flags.isOptional ? '?' : ''}`),
    page.type(text?.returnType ?? propertyType(page, child)),
    `${note}${summary}${flags.length ? ` (${flags.join(', ')})` : ''}`.trim(),
  ];
}

/** A table of the fields of a property whose type has no page. */
export function propertyFields(
  page: PageContext,
  child: DeclarationReflection,
): string | undefined {
  const node = propertyNode(page, child);
  if (!node || !('type' in node) || !node.type) {
    return undefined;
  }
  const fields = findFields(
    page.fieldFinder,
    node.type as ts.TypeNode,
    child.name,
  );
  return fieldsTable(page, fields, page.key, page.text);
}

function propertyNode(
  page: PageContext,
  child: DeclarationReflection,
):
  | ts.PropertyDeclaration
  | ts.ParameterDeclaration
  | ts.GetAccessorDeclaration
  | undefined {
  return page.conversion.declarations
    .get(child)
    ?.find(
      (node) =>
        ts.isPropertyDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isGetAccessor(node),
    );
}

function propertyType(page: PageContext, child: DeclarationReflection): string {
  const node = propertyNode(page, child);
  if (node?.type) {
    return textOf(node.type);
  }
  return (
    child.type?.toString() ?? child.getSignature?.type?.toString() ?? 'unknown'
  );
}
