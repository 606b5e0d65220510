import ts from 'typescript';

import {findFields, textOf} from '../fields';
import {fence, paragraphs, section} from '../markdown';
import {callSections} from './call-sections';
import type {PageBody} from './body';
import type {PageContext} from './context';
import {fieldsTable} from './fields-table';
import {signatureCode, signatureFence} from './signature-code';

/** What a page of a constant holds below its words. */
export function variableBody(page: PageContext): PageBody {
  const {reflection} = page.symbol;
  const declaration = page.conversion.declarations
    .get(reflection)
    ?.find(ts.isVariableDeclaration);
  const declaredType = declaration?.type ? textOf(declaration.type) : undefined;
  const type =
    page.text?.returnType ??
    declaredType ??
    reflection.type?.toString() ??
    'unknown';
  const members = declaration ? objectMembers(declaration) : [];
  const details = paragraphs(
    declaration?.type
      ? section(
          2,
          'Properties',
          fieldsTable(
            page,
            findFields(page.fieldFinder, declaration.type, reflection.name),
            page.key,
            page.text,
          ),
        )
      : undefined,
    section(
      2,
      'Methods',
      ...members.map((method) => objectMethod(page, method)),
    ),
  );
  return {
    code: signatureFence(page, `const ${reflection.name}: ${type}`),
    details,
  };
}

function objectMembers(
  declaration: ts.VariableDeclaration,
): ts.MethodDeclaration[] {
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

function objectMethod(page: PageContext, method: ts.MethodDeclaration): string {
  const name = method.name.getText();
  const key = `${page.key}.${name}`;
  const text = page.memberText(name);
  page.report.require(key, text?.summary);
  return section(
    3,
    `${name}()`,
    page.resolve(text?.summary),
    fence('ts signature', signatureCode(page, name, method, text?.returnType)),
    callSections(page, undefined, method, key, text, 4),
  );
}
