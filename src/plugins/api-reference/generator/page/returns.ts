import ts from 'typescript';

import {type Field, findFields} from '../fields';
import {paragraphs} from '../markdown';
import {abbreviateType, readReturnType} from '../signature-text';
import type {MemberText} from '../texts/types';
import type {PageContext} from './context';
import {fieldsTable} from './fields-table';

/** The type that comes back, with links; nothing for `void`. */
export function shownReturnType(
  page: PageContext,
  declaration: ts.SignatureDeclaration,
  text: Partial<MemberText> | undefined,
): string {
  const full =
    text?.returnType ?? readReturnType(page.conversion.checker, declaration);
  return full && full !== 'void' ? page.type(abbreviateType(full)) : '';
}

/** Fields of what comes back, and of the options a returned function takes. */
export function returnFields(
  page: PageContext,
  declaration: ts.SignatureDeclaration,
  key: string,
  text: Partial<MemberText> | undefined,
): (string | undefined)[] {
  const declared = returnedType(page, declaration, text);
  const options = localOptionTypes(declaration).flatMap((alias) =>
    findFields(page.fieldFinder, alias.type, 'options'),
  );
  const inner = innerParameters(declaration).flatMap((parameter) =>
    parameter.type && parameter.name.getText() === 'options'
      ? findFields(page.fieldFinder, parameter.type, 'options')
      : [],
  );
  const taken = options.length ? options : inner;
  return [
    fieldsTable(page, declared, key, text),
    taken.length
      ? paragraphs(
          'Options of the returned function:',
          fieldsTable(page, taken, `${key}()`, {
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

function returnedType(
  page: PageContext,
  declaration: ts.SignatureDeclaration,
  text: Partial<MemberText> | undefined,
): Field[] {
  if (declaration.type) {
    return findFields(page.fieldFinder, declaration.type, '');
  }
  if (text?.returnType) {
    return [];
  }
  const inferred = page.conversion.checker
    .getSignatureFromDeclaration(declaration)
    ?.getReturnType().aliasSymbol;
  const alias = inferred?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && !alias.typeParameters && page.fieldFinder.isOwn(alias)
    ? findFields(page.fieldFinder, alias.type, '')
    : [];
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
