import type ts from 'typescript';

import {textOf} from '../fields';
import {table} from '../markdown';
import type {MemberText} from '../texts/types';
import {inlineCode} from '../type-links';
import type {PageContext} from './context';

/** A table of type parameters, or nothing where there are none. */
export function typeParameters(
  page: PageContext,
  declaration:
    | ts.SignatureDeclaration
    | ts.ClassDeclaration
    | ts.TypeAliasDeclaration
    | ts.InterfaceDeclaration
    | undefined,
  text: Partial<MemberText> | undefined,
): string {
  const described = text?.typeParameters ?? {};
  const parameters = declaration?.typeParameters ?? [];
  const withText = parameters.some(({name}) => described[name.text]);
  const withDefaults = parameters.some((parameter) => parameter.default);
  return table(
    [
      'Type parameter',
      'Extends',
      ...(withDefaults ? ['Default'] : []),
      ...(withText ? ['Description'] : []),
    ],
    parameters.map((parameter) => [
      inlineCode(parameter.name.text),
      parameter.constraint ? page.type(textOf(parameter.constraint)) : '',
      ...(withDefaults
        ? [parameter.default ? page.type(textOf(parameter.default)) : '']
        : []),
      ...(withText ? [page.resolve(described[parameter.name.text])] : []),
    ]),
  );
}
