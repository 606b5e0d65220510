import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

import type {Module} from '../modules';
import {signaturesOf} from './facts';
import {isDeprecated} from './lay-texts';

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

/**
 * Returns the call form without types: `useQuery(query, options?)`. A call with
 * options or many parameters has one on each line. Overloads follow each other,
 * without those that are deprecated.
 *
 * @returns empty text if the export isn't callable
 */
export function callForm(model: DeclarationReflection, module: Module): string {
  const signatures = signaturesOf(model);
  const current = signatures.filter((each) => !isDeprecated(each));
  const shown = current.length > 0 ? current : signatures;
  const forms = shown.map((signature) =>
    kindOf(model, module) === 'Component'
      ? element(model.name, signature)
      : call(model.name, signature),
  );
  const made = model.children?.find((each) =>
    each.kindOf(ReflectionKind.Constructor),
  );
  const isMade = made && !made.inheritedFrom && !model.flags.isAbstract;
  if (isMade) {
    forms.push(
      ...signaturesOf(made).map((each) => `new ${call(model.name, each)}`),
    );
  }
  return joinForms(forms);
}

/**
 * Returns the call form of a method, or of a constructor with `new` and the
 * class.
 */
export const memberForm = (
  name: string,
  member: DeclarationReflection,
): string => joinForms(signaturesOf(member).map((each) => call(name, each)));

const joinForms = (forms: string[]): string =>
  Array.from(new Set(forms)).join('\n');

/** Characters of a call form on one line; a phone shows 42. */
const longestLine = 44;

/** Returns the names of a signature's parameters: `(query, options?)`. */
export const parameterNames = ({
  parameters = [],
}: SignatureReflection): string =>
  `(${parameters
    .filter((each) => !isField(each.name))
    .map(named)
    .join(', ')})`;

function call(name: string, {parameters = []}: SignatureReflection): string {
  const shown = parameters.filter((each) => !isField(each.name));
  const forms = shown.map((each) => parameter(each, parameters));
  const line = `${name}(${forms.map(({line}) => line).join(', ')})`;
  const isShort = line.length <= longestLine && !line.includes('{');
  return isShort ? line : `${name}(${block(forms.map(({lines}) => lines))})`;
}

/** Returns a parameter and its fields, on one line and on several. */
function parameter(
  model: ParameterReflection,
  all: readonly ParameterReflection[],
): {line: string; lines: string} {
  const name = named(model);
  const fields = all
    .filter((each) => each.name.startsWith(`${model.name}.`))
    .map((each) => named(each).slice(model.name.length + 1))
    .filter((each) => !isField(each));
  if (fields.length === 0) return {line: name, lines: name};
  const line = `${name}: { ${fields.join(', ')} }`;
  return {
    line,
    lines: fields.length === 1 ? line : `${name}: {${block(fields)}}`,
  };
}

const named = ({name, flags}: ParameterReflection): string =>
  `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}`;

/** Returns parts on lines of their own, indented. */
const block = (parts: readonly string[]): string =>
  `\n${parts.join(',\n')},`.replaceAll('\n', '\n  ') + '\n';

/** Returns a component's JSX with its required props. */
function element(name: string, {parameters = []}: SignatureReflection): string {
  const props = parameters
    .filter((each) => /^props\.\w+$/.test(each.name))
    .map((each) => ({...each, name: each.name.slice('props.'.length)}));
  const needed = props
    .filter((prop) => prop.name !== 'children' && !prop.flags.isOptional)
    .map((prop) => ` ${prop.name}={${prop.name}}`)
    .join('');
  const hasChildren = props.some((prop) => prop.name === 'children');
  if (!hasChildren) return `<${name}${needed} />`;
  const line = `<${name}${needed}>{children}</${name}>`;
  return line.length <= longestLine
    ? line
    : `<${name}${needed}>\n  {children}\n</${name}>`;
}

const isField = (name: string): boolean => /[.(]/.test(name);
