import path from 'node:path';

import type {DeclarationReflection} from 'typedoc';

import type {PageContext} from './context';

/** The line that says where the source of the symbol is. */
export function definedIn(page: PageContext): string {
  const {reflection, source} = page.symbol;
  if (source.handWritten) {
    return `*This reference is written by hand against ${source.specifier} ${source.version}, from the package's source at the tag of that release.*`;
  }
  const [defined] = sourcesOf(reflection);
  if (!defined) {
    throw new Error(`TypeDoc does not say where ${page.key} is defined.`);
  }
  const file = path.relative(source.directory, defined.file);
  const tag = `${source.specifier}@${source.version}`;
  const url = `${page.job.repository}/blob/${encodeURI(tag)}/packages/${source.name}/${file}#L${defined.line}`;
  return `*Defined in [${path.posix.basename(file)}, line ${defined.line}](${url}) of ${tag}.*`;
}

function sourcesOf(
  reflection: DeclarationReflection,
): {file: string; line: number}[] {
  const sources =
    reflection.sources ?? reflection.signatures?.[0]?.sources ?? [];
  return sources.map(({fullFileName, line}) => ({file: fullFileName, line}));
}
