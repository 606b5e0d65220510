import {ReflectionKind} from 'typedoc';
import ts from 'typescript';

import {fence, section} from '../markdown';
import {isDeprecated} from '../purposes';
import {mentions} from '../read-examples';
import type {PageContext} from './context';

/**
 * The section with the example of a symbol. On the page of what is better not
 * used, deprecated or defect, the example may show what to use instead.
 */
export function example(page: PageContext): string {
  const {key, example: shown, report, symbol, text} = page;
  const {reflection, entryPoint} = symbol;
  if (!shown) {
    if (isCalled(page)) {
      report.missExample(key);
    }
    return '';
  }
  const direct = mentions(shown, reflection.name);
  const avoided =
    isDeprecated(reflection, entryPoint.module) || Boolean(text?.defect);
  report.useExample(key, direct || avoided);
  return section(
    2,
    direct ? 'Example' : 'What to write instead',
    fence(shown.language, shown.code),
  );
}

/** Whether readers call it: a hook, a component, a class, an object with methods. */
function isCalled({symbol: {reflection}, conversion}: PageContext): boolean {
  const [declaration] = conversion.declarations.get(reflection) ?? [];
  return reflection.kindOf(ReflectionKind.Variable)
    ? !declaration || !isSymbol(declaration)
    : reflection.kindOf(ReflectionKind.Function | ReflectionKind.Class);
}

/** A constant that is only compared with: there is nothing to call. */
function isSymbol(declaration: ts.Declaration): boolean {
  return (
    ts.isVariableDeclaration(declaration) &&
    /^Symbol\b/.test(declaration.initializer?.getText() ?? '')
  );
}
