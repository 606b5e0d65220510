import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
} from 'typedoc';
import type ts from 'typescript';

import type {TypeScope} from '../../type-text/parts';
import {tidyType} from './print-type';

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
  /** Types of which a value has the fields of only one branch. */
  readonly unions = new Set<Reflection>();
  /** The names of classes, also of those without a page. */
  readonly classes = new Set<string>();
  /** The types of generic aliases, by name. */
  readonly aliases = new Map<string, string>();
  /** Addresses that declare or explain types without a page, by name. */
  readonly typeSources = new Map<string, string>();
  /** The names of exports, which have a page. Known after the conversion. */
  exports: ReadonlySet<string> = new Set();
  /** What types without parameters need. Known after the conversion. */
  #names: Omit<TypeScope, 'constraintOf'> = {
    libraryTypes: this.exports,
    aliases: new Map(),
  };

  /** Takes the names of exports, once all other names are known. */
  keepExports(names: readonly string[]): void {
    this.exports = new Set(names);
    const types = [...this.typeSources.keys(), ...this.classes, ...names];
    const aliases = Array.from(this.aliases).filter(
      ([name]) => !this.exports.has(name),
    );
    this.#names = {libraryTypes: new Set(types), aliases: new Map(aliases)};
  }

  /** Returns the names around a reflection, for types without parameters. */
  scopeAt(model: Reflection): TypeScope {
    return {
      ...this.#names,
      constraintOf: (name) => constraintOf(model, name),
      memberOf: (type, key) => this.#memberOf(type, key),
    };
  }

  /** Returns the type of a member of an exported type. */
  #memberOf(type: string, key: string): string | undefined {
    const [, fields = []] =
      Array.from(this.fields).find(
        ([{name}]) => name === type && this.exports.has(name),
      ) ?? [];
    const field = fields.find(({name}) => name === key);
    return field?.flags.isOptional ? undefined : field && String(field.type);
  }

  /** Returns the result type of a signature, as written or inferred. */
  resultOf(signature: SignatureReflection): string {
    return this.results.get(signature) ?? String(signature.type);
  }

  /** Whether a type names an export or can be called. */
  saysMore(text: string): boolean {
    return (
      text.includes('=>') ||
      namesIn(text).some((name) => this.exports.has(name))
    );
  }
}

/** Returns the words of a text that can be names of types. */
export const namesIn = (text: string): string[] =>
  text.match(/\b[A-Z]\w+/g) ?? [];

/** Returns a model's type as text, with a type parameter's constraint. */
export function typeOf(model: Described): string {
  const type =
    (model.isDeclaration() && model.getSignature?.type) || model.type;
  return constraintOf(model, String(type)) ?? String(type);
}

/** Returns the modifiers of a class member, as code: `protected abstract `. */
export const modifiersOf = ({flags}: Reflection): string =>
  [
    flags.isStatic && 'static ',
    flags.isProtected && 'protected ',
    flags.isAbstract && 'abstract ',
  ]
    .filter(Boolean)
    .join('');

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
function constraintOf(within: Reflection, name: string): string | undefined {
  const {parent, typeParameters = []} = within as SignatureReflection;
  const parameter = typeParameters.find((each) => each.name === name);
  if (parameter)
    return parameter.type ? tidyType(String(parameter.type)) : name;
  return parent && constraintOf(parent, name);
}
