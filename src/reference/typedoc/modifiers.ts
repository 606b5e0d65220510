import type {DeclarationReflection, ParameterReflection} from 'typedoc';

/** The modifiers that readers should know of a parameter, a property or a field. */
export function modifiersOf(
  model: DeclarationReflection | ParameterReflection,
): string[] {
  const {isStatic, isProtected, isAbstract, isReadonly} = model.flags;
  const isGetter = model.isDeclaration() && model.getSignature !== undefined;
  return [
    isStatic && 'static',
    isProtected && 'protected',
    isAbstract && 'abstract',
    (isReadonly || isGetter) && 'read-only',
  ].filter((modifier) => modifier !== false);
}
