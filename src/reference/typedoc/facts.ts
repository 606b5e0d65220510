import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
} from 'typedoc';
import type ts from 'typescript';

import type {TypeScope} from '../../content/type-text/parts';
import {tidyType} from './code';

/** A parameter, property, or field. */
export type Described = DeclarationReflection | ParameterReflection;

/** Facts from the conversion that don't fit into TypeDoc's reflections. */
export class Facts {
  /** Nodes of signatures; none for a class's implicit constructor. */
  readonly declarations = new Map<Reflection, ts.Node | undefined>();
  /** The one-line declaration of an export, member, or signature. */
  readonly code = new Map<Reflection, string>();
  /** The results of signatures, which TypeDoc abridges. */
  readonly results = new Map<Reflection, string>();
  /** Fields of properties, types, and results. */
  readonly fields = new Map<Reflection, ParameterReflection[]>();
  /** The call forms of exports and members, with types. */
  readonly forms = new Map<Reflection, string>();
  /** Signatures whose result can be awaited, though it's no promise. */
  readonly awaitable = new Set<Reflection>();
  /** The names of classes, also of those without a page. */
  readonly classes = new Set<string>();
  /** The types of generic aliases, by name. */
  readonly aliases = new Map<string, string>();
  /** Addresses that declare or explain types without a page, by name. */
  readonly typeSources = new Map<string, string>();
}

/**
 * Returns the signatures of a callable, or of a value that holds a function.
 */
export const signaturesOf = ({
  signatures,
  type,
}: DeclarationReflection): SignatureReflection[] =>
  signatures ??
  (type?.type === 'reflection' ? type.declaration.signatures : undefined) ??
  [];

/**
 * Returns the constraint of a type parameter, which is more useful than its
 * name, or the name if it has none.
 */
export function boundOf(within: Reflection, name: string): string | undefined {
  const {parent, typeParameters = []} = within as SignatureReflection;
  const found = typeParameters.find((each) => each.name === name);
  if (found) return found.type ? tidyType(String(found.type)) : name;
  return parent && boundOf(parent, name);
}

/** Returns the names around a reflection, for types without parameters. */
export const scopeAt = (
  model: Reflection,
  facts: Facts,
  exports: ReadonlySet<string>,
): TypeScope => ({
  own: new Set([...facts.typeSources.keys(), ...facts.classes, ...exports]),
  aliases: new Map(
    Array.from(facts.aliases).filter(([name]) => !exports.has(name)),
  ),
  boundOf: (name) => boundOf(model, name),
});
