import type {SignatureReflection} from 'typedoc';
import ts from 'typescript';

import {type Field, findFields} from '../fields';
import {table} from '../markdown';
import {type ParameterText, readTupleElements} from '../signature-text';
import type {MemberText} from '../texts/types';
import {inlineCode} from '../type-links';
import type {PageContext} from './context';
import {fieldRow, fieldsTable} from './fields-table';

/** A table of parameters, each followed by its fields where its type has no page. */
export function parametersTable(
  page: PageContext,
  parameters: ParameterText[],
  fields: Field[],
  key: string,
  text: Partial<MemberText> | undefined,
  signature: SignatureReflection | undefined,
): string {
  const withDefaults = parameters.some(({defaultValue}) => defaultValue);
  const rows = parameters.flatMap((parameter, index) => {
    const elements = parameter.node.type
      ? readTupleElements(parameter.node.type)
      : [];
    if (elements.length > 0) {
      return elements.flatMap((element) =>
        elementRows(page, element, fields, key, text, withDefaults),
      );
    }
    const reflected = signature?.parameters?.[index];
    const described =
      text?.parameters?.[parameter.name] ??
      (reflected?.comment &&
        page.tools.commentText(reflected.comment.summary)) ??
      page.paramTag(signature, index);
    page.useParameter(key, parameter.name);
    const description = page.resolve(described?.replace(/^-\s*/, ''));
    page.report.require(`${key}(${parameter.name})`, description);
    const own = fields.filter(
      (field) =>
        field.path.startsWith(`${parameter.name}.`) ||
        field.path.startsWith(`${parameter.name}(`),
    );
    return [
      [
        inlineCode(
          `${parameter.rest ? '...' : ''}${parameter.name}${parameter.optional ? '?' : ''}`,
        ),
        page.type(parameter.type),
        ...(withDefaults
          ? [parameter.defaultValue ? inlineCode(parameter.defaultValue) : '']
          : []),
        description,
      ],
      ...own.map((field) => {
        const row = fieldRow(page, field, key, text);
        return withDefaults ? [row[0]!, row[1]!, '', row[2]!] : row;
      }),
    ];
  });
  return table(
    ['Parameter', 'Type', ...(withDefaults ? ['Default'] : []), 'Description'],
    rows,
  );
}

function elementRows(
  page: PageContext,
  element: {name: string; optional: boolean; type: string},
  fields: Field[],
  key: string,
  text: Partial<MemberText> | undefined,
  withDefaults: boolean,
): string[][] {
  page.useParameter(key, element.name);
  const description = page.resolve(
    text?.parameters?.[element.name] ?? page.sharedText(`*.${element.name}`),
  );
  page.report.require(`${key}(${element.name})`, description);
  const own = fields.filter(({path}) => path.startsWith(`${element.name}.`));
  const rows = [
    [
      inlineCode(`${element.name}${element.optional ? '?' : ''}`),
      page.type(element.type),
      description,
    ],
    ...own.map((field) => fieldRow(page, field, key, text)),
  ];
  return rows.map(([name, type, words]) =>
    withDefaults ? [name!, type!, '', words!] : [name!, type!, words!],
  );
}

/** What a callback receives, where its type has no page. */
export function callbackFields(
  page: PageContext,
  parameters: ParameterText[],
  key: string,
  text: Partial<MemberText> | undefined,
): string[] {
  return parameters.flatMap(({name, node}) => {
    const type = node.type;
    if (!type || !ts.isFunctionTypeNode(type)) {
      return [];
    }
    const fields = type.parameters.flatMap((parameter) =>
      parameter.type
        ? findFields(page.fieldFinder, parameter.type, parameter.name.getText())
        : [],
    );
    return fields.length
      ? [
          `What \`${name}\` is called with:`,
          fieldsTable(page, fields, key, text),
        ]
      : [];
  });
}
