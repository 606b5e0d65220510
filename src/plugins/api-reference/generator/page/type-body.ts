import ts from 'typescript';

import {findFields} from '../fields';
import {section} from '../markdown';
import type {PageBody} from './body';
import type {PageContext} from './context';
import {fieldsTable} from './fields-table';
import {signatureFence} from './signature-code';
import {typeParameters} from './type-parameters';

/** What a page of a type or an interface holds below its words. */
export function typeBody(page: PageContext): PageBody {
  const {reflection} = page.symbol;
  const declaration = page.conversion.declarations
    .get(reflection)
    ?.find(
      (node) =>
        ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    );
  if (!declaration) {
    throw new Error(`No declaration found for ${page.key}.`);
  }
  const fields = ts.isTypeAliasDeclaration(declaration)
    ? findFields(
        page.fieldFinder,
        declaration.type,
        reflection.name,
        reflection.name,
      )
    : [];
  return {
    code: signatureFence(
      page,
      stripComments(declaration.getText()).replace(/^export /, ''),
    ),
    details: section(
      2,
      'Properties',
      fieldsTable(page, fields, page.key, page.text),
    ),
    typeParameters: section(
      2,
      'Type parameters',
      typeParameters(page, declaration, page.text),
    ),
  };
}

function stripComments(code: string): string {
  return code
    .replace(/^\s*\/\*\*?[\s\S]*?\*\/\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '');
}
