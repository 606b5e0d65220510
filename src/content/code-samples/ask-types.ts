import ts from 'typescript';

import {findNames, type Name} from './find-names';
import type {NameType} from './model';
import type {Sample} from './place-samples';
import {readableType} from './readable-type';

/** Where the compiler cuts a type off, in characters: a popover scrolls, so a reader gets more than an editor shows. */
const longestType = 1200;

/** The types of a sample's names, in their order. */
export function askTypes(
  service: ts.LanguageService,
  sample: Sample,
): NameType[] {
  return findNames(sample, service.getProgram()).flatMap(
    (name) => askType(service, sample.file, name) ?? [],
  );
}

function askType(
  service: ts.LanguageService,
  file: string,
  {start, length}: Name,
): NameType | undefined {
  const info = service.getQuickInfoAtPosition(file, start, longestType);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), () =>
    declarationOf(service, file, start),
  );
  if (text === undefined) return undefined;
  const documentation = ts.displayPartsToString(info.documentation).trim();
  return {start, length, text, ...(documentation && {documentation})};
}

/** Source text of the declaration that a name goes back to. */
function declarationOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const span = definition?.contextSpan;
  if (!definition || !span) return undefined;
  return ts.sys
    .readFile(definition.fileName)
    ?.slice(span.start, span.start + span.length);
}
