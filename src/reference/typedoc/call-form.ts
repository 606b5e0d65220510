import {escapeRegexp} from '@docusaurus/utils';
import {format} from 'prettier';
import {
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

import {typeParameter, withoutUndefined} from '../../type-text/parts';
import {plainType} from '../../type-text/plain-type';
import type {Module} from '../modules';
import {tidyType} from './print-type';
import {
  type Described,
  type Facts,
  modifiersOf,
  signaturesOf,
  typeOf,
} from './facts';
import {isDeprecated} from './apply-texts';
import {type Nested, nest, ownFields} from './nest';

/** Returns the kind of an export, for readers: `Hook`, `Component`, `Class`. */
export function kindOf(
  {name, kind}: DeclarationReflection,
  {source}: Module,
): string {
  if (/^use[A-Z]/.test(name)) {
    return source.name === 'vue' ? 'Composable' : 'Hook';
  }
  switch (kind) {
    case ReflectionKind.Function:
      return /^[A-Z]/.test(name) ? 'Component' : 'Function';
    case ReflectionKind.Class:
      return 'Class';
    case ReflectionKind.Interface:
      return 'Interface';
    case ReflectionKind.TypeAlias:
      return 'Type';
    default:
      return name.endsWith('Plugin') ? 'Plugin' : 'Constant';
  }
}

/** Whether an export is only a type. */
export const isType = (model: DeclarationReflection): boolean =>
  model.kindOf(ReflectionKind.TypeAlias | ReflectionKind.Interface);

/**
 * Returns the call forms of an export with the types of what goes in and what
 * comes out, or a type with its fields, as code to format. Overloads follow each
 * other, without those that are deprecated.
 *
 * @returns an empty list if the export isn't callable and has no fields
 */
export function callForms(
  model: DeclarationReflection,
  module: Module,
  facts: Facts,
): Form[] {
  const fields = nest(facts.fields.get(model) ?? []);
  if (isType(model) && fields.length > 0 && !facts.unions.has(model)) {
    const code = `${formName}: ${objectOf(fields, model, facts)}`;
    return [{before: `type ${model.name} = `, code, notes: []}];
  }
  const signatures = signaturesOf(model);
  const current = signatures.filter((each) => !isDeprecated(each));
  const isComponent = kindOf(model, module) === 'Component';
  const forms = (current.length > 0 ? current : signatures).map((signature) =>
    isComponent
      ? element(model.name, signature, facts)
      : call(model.name, signature, facts),
  );
  const creation = model.children?.find((each) =>
    each.kindOf(ReflectionKind.Constructor),
  );
  const isCreatable =
    creation && !creation.inheritedFrom && !model.flags.isAbstract;
  return isCreatable ? [...forms, ...memberForms(creation, facts)] : forms;
}

/** Returns the call forms of a method, or of a constructor with its class. */
export function memberForms(
  member: DeclarationReflection,
  facts: Facts,
): Form[] {
  const isConstructor = member.kindOf(ReflectionKind.Constructor);
  const {name} = isConstructor ? member.parent! : member;
  return signaturesOf(member).map((signature) => {
    const form = call(name, signature, facts, !isConstructor);
    return {...form, before: isConstructor ? 'new ' : modifiersOf(member)};
  });
}

/** A call form that isn't formatted yet. */
interface Form {
  /** Text before the code. */
  before: string;
  /** A member of an interface. */
  code: string;
  /** What the types don't say, one comment each. */
  notes: string[];
}

/** The name of a member whose type is the code of a form. */
const formName = '_';
/** Maximum characters of a line, which fits into the column of a page. */
const longestLine = 68;
/** Maximum characters of JSX on one line, as many as a phone shows. */
const longestElement = 44;

/** The type of a query's values, which its name doesn't explain. */
const queryResult = 'InferQueryArgumentResult';

/** Formats call forms and joins those that differ. */
export async function formatForms(forms: readonly Form[]): Promise<string> {
  const formatted = await Promise.all(
    forms.map(async ({before, code, notes}) => {
      const text = await format(`interface _ {\n${code}\n}`, {
        parser: 'typescript',
        printWidth: longestLine + 2,
      });
      const isOfQuery = code.includes(queryResult);
      const all = isOfQuery
        ? [`${queryResult}: what the query reads`, ...notes]
        : notes;
      const member = text
        // `interface _ {` above the member, and `;` and `}` below it.
        .replace(/^.*\n|;?\n\}\n$/g, '')
        // The indentation in the interface.
        .replace(/^ {2}/gm, '')
        // `_: {a: string}` of a type without a name.
        .replace(`${formName}: `, '');
      return [before + member, ...all.map((note) => `// ${note}`)].join('\n');
    }),
  );
  return Array.from(new Set(formatted)).join('\n\n');
}

/** Returns the names of a signature's parameters: `(query, options?)`. */
export const parameterNames = ({
  parameters = [],
}: SignatureReflection): string =>
  `(${parameters
    .filter((each) => !isField(each.name))
    .map(named)
    .join(', ')})`;

/** Returns a parameter's name with the marks of a rest or an optional one. */
const named = ({name, flags}: Described): string =>
  `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}`;

/**
 * Returns the call form of a signature.
 *
 * @param hasResult - whether to write the type of the result, which is clear for
 *   a constructor
 */
function call(
  name: string,
  signature: SignatureReflection,
  facts: Facts,
  hasResult = true,
): Form {
  const parameters = nest(signature.parameters ?? []).map((each) =>
    field(each, signature, facts),
  );
  const {type, notes} = hasResult
    ? resultOf(signature, facts)
    : {type: '', notes: []};
  const call = `(${parameters.join(', ')})${type && `: ${type}`}`;
  const open = unconstrainedOf(signature).filter((each) =>
    new RegExp(`\\b${escapeRegexp(each)}\\b`).test(call),
  );
  const generics = open.length > 0 ? `<${open.join(', ')}>` : '';
  return {before: '', code: name + generics + call, notes};
}

/** Returns a parameter or field with its type. */
const field = (nested: Nested, signature: Reflection, facts: Facts): string =>
  `${named(nested.model).replace(nested.model.name, nested.name)}: ${fieldType(nested, signature, facts)}`;

/** Returns a type, as the object of its fields if that says more. */
function fieldType(
  nested: Nested,
  signature: Reflection,
  facts: Facts,
): string {
  const {model} = nested;
  const text = typeOf(model);
  const own = ownFields(nested);
  if (own.length > 0 && !facts.saysMore(text)) {
    return objectOf(own, signature, facts);
  }
  const plain = plainType(text, facts.scopeAt(signature));
  return model.flags.isOptional ? withoutUndefined(plain) : plain;
}

/** Returns an object type; several members stand on a line each. */
function objectOf(
  fields: readonly Nested[],
  signature: Reflection,
  facts: Facts,
): string {
  const members = fields.map((each) => field(each, signature, facts));
  return `{${members.length > 1 ? '\n' : ''}${members.join(';')}}`;
}

/** Returns the type parameters without a constraint. */
const unconstrainedOf = ({
  typeParameters = [],
}: SignatureReflection): string[] =>
  typeParameters.filter(({type}) => !type).map(({name}) => name);

/** Returns what a call returns, and notes on that. */
function resultOf(
  signature: SignatureReflection,
  facts: Facts,
): {type: string; notes: string[]} {
  const text = facts.resultOf(signature);
  const short = plainType(text, facts.scopeAt(signature));
  // A long object's members lose their types, which a form has room for.
  const plain =
    /\{ (?:\w+\??; )*\w+\?? \}/.test(short) && !typeParameter.test(text)
      ? tidyType(text)
      : short;
  const fields = nest(facts.fields.get(signature) ?? []).filter(({model}) =>
    /^\w+$/.test(model.name),
  );
  const notes = [
    text.startsWith('When<') && 'with use: false, a promise of it',
    facts.awaitable.has(signature) && 'can be awaited',
  ].filter((note) => note !== false);
  const [, name = '', argument] = /^(\w+)(?:<(.*)>)?$/s.exec(plain) ?? [];
  if (fields.length === 0) return {type: plain, notes};
  if (name === 'MaybePromise' && argument && !facts.exports.has(argument)) {
    const result = objectOf(fields, signature, facts);
    return {type: `${name}<${result}>`, notes};
  }
  if (plain.startsWith('[')) {
    const elements = fields.map((each) => field(each, signature, facts));
    return {type: `[${elements.join(', ')}]`, notes};
  }
  const isObject =
    plain === 'object' ||
    plain.startsWith('{') ||
    (facts.typeSources.has(name) && !facts.exports.has(name));
  return {type: isObject ? objectOf(fields, signature, facts) : plain, notes};
}

/** Returns a component's JSX with its required props, and the types of all. */
function element(
  name: string,
  signature: SignatureReflection,
  facts: Facts,
): Form {
  const [props] = nest(signature.parameters ?? []);
  const fields = props?.fields ?? [];
  const needed = fields
    .filter(({model, name}) => name !== 'children' && !model.flags.isOptional)
    .map(({name}) => ` ${name}={${name}}`)
    .join('');
  const hasChildren = fields.some((each) => each.name === 'children');
  const line = `<${name}${needed}>{children}</${name}>`;
  const lines = `<${name}${needed}>\n  {children}\n</${name}>`;
  const jsx = !hasChildren
    ? `<${name}${needed} />`
    : line.length <= longestElement
      ? line
      : lines;
  return {
    before: `${jsx}\n\n`,
    code: `props: ${objectOf(fields, signature, facts)}`,
    notes: [],
  };
}

/** Whether a name is a path, as of a field that follows its parameter. */
const isField = (name: string): boolean => /[.(]/.test(name);
