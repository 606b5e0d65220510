import type {DeclarationReflection, ParameterReflection} from 'typedoc';

/** A parameter, a property or a field. */
export type Described = DeclarationReflection | ParameterReflection;

/** The modifiers that readers should know of. */
export function modifiersOf(model: Described): string[] {
  const {isStatic, isProtected, isAbstract, isReadonly} = model.flags;
  const isGetter = model.isDeclaration() && model.getSignature !== undefined;
  return [
    isStatic && 'static',
    isProtected && 'protected',
    isAbstract && 'abstract',
    (isReadonly || isGetter) && 'read-only',
  ].filter((modifier) => modifier !== false);
}
