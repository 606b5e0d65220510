import type {SignatureReflection} from 'typedoc';
import ts from 'typescript';

import {findFields} from '../fields';
import {paragraphs, section} from '../markdown';
import {readParameters} from '../signature-text';
import type {MemberText} from '../texts/types';
import type {PageContext} from './context';
import {callbackFields, parametersTable} from './parameters';
import {returnFields, shownReturnType} from './returns';

/** Parameters, what comes back and what is thrown: the sections of one way to call something. */
export function callSections(
  page: PageContext,
  signature: SignatureReflection | undefined,
  declaration: ts.SignatureDeclaration,
  key: string,
  text: Partial<MemberText> | undefined,
  level: 2 | 3 | 4,
): string {
  const parameters = readParameters(declaration);
  const fields = parameters.flatMap((parameter) =>
    parameter.node.type
      ? findFields(
          page.fieldFinder,
          parameter.node.type,
          parameter.rest ? '' : parameter.name,
        )
      : [],
  );
  const returns = page.resolve(
    text?.returns ?? page.tag(signature, '@returns'),
  );
  const throws = page.resolve(text?.throws ?? page.tag(signature, '@throws'));
  return paragraphs(
    section(
      level,
      'Parameters',
      parametersTable(page, parameters, fields, key, text, signature),
      ...callbackFields(page, parameters, key, text),
    ),
    ts.isConstructorDeclaration(declaration)
      ? undefined
      : section(
          level,
          'Returns',
          shownReturnType(page, declaration, text),
          returns,
          ...returnFields(page, declaration, key, text),
        ),
    section(level, 'Throws', throws),
  );
}
