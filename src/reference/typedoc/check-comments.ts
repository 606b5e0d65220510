import path from 'node:path';

import type {Context, SignatureReflection} from 'typedoc';
import type ts from 'typescript';

import type {Module} from '../modules';

/**
 * Logs an error for each `@typeParam` of a handwritten declaration that has no
 * such type parameter. TypeDoc drops the text silently. Texts of packages from
 * npm aren't ours to change.
 */
export function checkTypeParameters(
  {logger}: Context,
  {name, comment, typeParameters = []}: SignatureReflection,
  declaration: ts.Node | undefined,
  modules: readonly Module[],
): void {
  const file = declaration?.getSourceFile().fileName;
  if (!modules.some((each) => each.file === file && each.source.handWritten)) {
    return;
  }
  for (const tag of comment?.getTags('@typeParam') ?? []) {
    if (typeParameters.some((each) => each.name === tag.name)) continue;
    logger.error(
      `${path.relative('.', file!)}: ${name} has no type parameter ${tag.name}. Remove its @typeParam, or correct the name.`,
    );
  }
}
