import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

import type {Module} from '../modules';
import {signaturesOf} from './facts';

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
 * Returns the call form on one line, without types: `useQuery(query,
 * options?)`. Each overload gets a line.
 *
 * @returns empty text if the export isn't callable
 */
export function callForm(model: DeclarationReflection, module: Module): string {
  const forms = signaturesOf(model).map((signature) =>
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
  return linePerForm(forms);
}

/**
 * Returns the call form of a method, or of a constructor with `new` and the
 * class.
 */
export const memberForm = (
  name: string,
  member: DeclarationReflection,
): string => linePerForm(signaturesOf(member).map((each) => call(name, each)));

const linePerForm = (forms: string[]): string =>
  Array.from(new Set(forms)).join('\n');

function call(name: string, {parameters = []}: SignatureReflection): string {
  const shown = parameters
    .filter((each) => !isField(each.name))
    .map(
      ({name: parameter, flags}) =>
        `${flags.isRest ? '...' : ''}${parameter}${flags.isOptional ? '?' : ''}`,
    );
  return `${name}(${shown.join(', ')})`;
}

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
  return hasChildren
    ? `<${name}${needed}>{children}</${name}>`
    : `<${name}${needed} />`;
}

const isField = (name: string): boolean => /[.(]/.test(name);
