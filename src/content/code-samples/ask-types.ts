import type ts from 'typescript';

import {describeName} from '../../type-text/describe-name';
import {libraryNames, packageOf} from '../../type-text/library-names';
import {findNames, type Name} from './find-names';
import type {NameType} from './model';
import {isHidden} from './parse-notation';
import type {Sample} from './place-samples';

/** Returns the types of a sample's visible names, in order. */
export function askTypes(
  service: ts.LanguageService,
  sample: Sample,
): NameType[] {
  return findNames(sample, service.getProgram())
    .filter(({start}) => !isHidden(sample.fence.notation, start))
    .flatMap((name) => askType(service, sample, name) ?? []);
}

function askType(
  service: ts.LanguageService,
  sample: Sample,
  name: Name,
): NameType | undefined {
  const type = describeName(service, sample.file, name.start);
  if (type?.start !== name.start) return undefined;
  const source = sourceOf(service, sample, name);
  return {...type, ...name, ...(source && {source})};
}

/** Returns the package and the name of an export of the library. */
function sourceOf(
  service: ts.LanguageService,
  {file, fence}: Sample,
  {start, length}: Name,
): string | undefined {
  const {declared} = libraryNames(service.getProgram()!);
  // Asking for the definition takes long, so most names must not get there.
  if (!declared.has(fence.code.slice(start, start + length))) return undefined;
  const [definition] = service.getDefinitionAtPosition(file, start) ?? [];
  if (!definition || !topLevelKind.test(definition.kind)) return undefined;
  const library = packageOf(definition.fileName);
  return library && `${library} ${definition.name}`;
}

/** Matches the kinds of declarations that a package can export. */
const topLevelKind = /^(?:function|class|const|var|type|interface)$/;
