import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import type ts from 'typescript';

import {fence} from '../markdown';
import {
  abbreviateType,
  readReturnType,
  writeSignature,
} from '../signature-text';
import type {PageContext} from './context';

/** The code at the top of a page: how to import the symbol, and how it is declared. */
export function signatureFence(page: PageContext, code: string): string {
  const {entryPoint, reflection} = page.symbol;
  const typeOnly = reflection.kindOf(
    ReflectionKind.TypeAlias | ReflectionKind.Interface,
  );
  return fence(
    'ts signature',
    `import ${typeOnly ? 'type ' : ''}{ ${reflection.name} } from "${entryPoint.specifier}";\n\n${code}`,
  );
}

/** The code of one signature. */
export function signatureCode(
  page: PageContext,
  head: string,
  declaration: ts.SignatureDeclaration,
  override: string | undefined,
): string {
  const returns =
    override ?? readReturnType(page.conversion.checker, declaration);
  return writeSignature(
    head,
    declaration,
    returns === undefined ? undefined : abbreviateType(returns),
  );
}

/** A variable or property that holds a function has the function's signatures. */
export function signaturesOfType(
  reflection: DeclarationReflection,
): SignatureReflection[] | undefined {
  return reflection.type?.type === 'reflection'
    ? reflection.type.declaration.signatures
    : undefined;
}
