import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
} from 'typedoc';
import type ts from 'typescript';

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
