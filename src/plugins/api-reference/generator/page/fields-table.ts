import type {Field} from '../fields';
import {table} from '../markdown';
import {abbreviateType} from '../signature-text';
import type {MemberText} from '../texts/types';
import {inlineCode} from '../type-links';
import type {PageContext} from './context';

/** A table of fields; their paths lose the first step, which is the name of what holds them. */
export function fieldsTable(
  page: PageContext,
  fields: Field[],
  key: string,
  text: Partial<MemberText> | undefined,
): string {
  return table(
    ['Field', 'Type', 'Description'],
    fields.map((field) =>
      fieldRow(
        page,
        {...field, path: field.path.replace(/^[^.(]*\./, '')},
        key,
        text,
        field.path,
      ),
    ),
  );
}

/** The row of one field: path, type, description. */
export function fieldRow(
  page: PageContext,
  field: Field,
  key: string,
  text: Partial<MemberText> | undefined,
  fullPath = field.path,
): string[] {
  const path = fullPath.replace(/^\./, '');
  page.useParameter(key, path);
  const described =
    text?.parameters?.[path] ??
    page.sharedText(field.key) ??
    field.comment ??
    page.sharedText(`*.${path.split('.').at(-1)}`);
  const description = page.resolve(described);
  if (field.deprecated === undefined) {
    page.report.require(`${key}(${path})`, description);
  }
  const note =
    field.deprecated === undefined
      ? ''
      : `**Deprecated.** ${page.resolve(field.deprecated)} `;
  return [
    inlineCode(`${field.path.replace(/^\./, '')}${field.optional ? '?' : ''}`),
    page.type(abbreviateType(field.type)),
    `${note}${description}`.trim(),
  ];
}
