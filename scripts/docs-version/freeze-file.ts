import {inlineDemos, mapProse, pinLinks} from './freeze-prose';
import type {DocsSet} from './frozen-set';
import {findImports, resolveSpecifier} from './imports';

/** What freezing one set is about. */
export interface Freezing {
  version: string;
  set: DocsSet;
  sets: readonly DocsSet[];
  /** Folder of the frozen copy, relative to the site. */
  folder: string;
  /** Source of a demo; throws where there is none of that name. */
  readDemo: (name: string) => string;
}

/** A file of the site as it is frozen. */
export interface FrozenFile {
  text: string;
  /** Site paths of what it imports, which must be frozen too; endings may be missing. */
  imports: string[];
}

/**
 * Where a file of the site lies in the frozen copy: pages as they are, shared
 * text in `_shared/` and sources in `_src/`, which the docs plugin takes for no
 * pages.
 *
 * @param sitePath - of a page of the set, a shared text or a source
 * @throws for a file of another kind
 */
export function frozenPlace(
  sitePath: string,
  {set, folder}: Pick<Freezing, 'set' | 'folder'>,
): string {
  for (const [from, to] of [
    [`${set.path}/`, `${folder}/`],
    ['docs-shared/', `${folder}/_shared/`],
    ['src/', `${folder}/_src/`],
  ] as const) {
    if (sitePath.startsWith(from)) return to + sitePath.slice(from.length);
  }
  throw new Error(
    `${sitePath} cannot be frozen: pages may import from ${set.path}, docs-shared and src.`,
  );
}

/**
 * Makes a text independent of what changes later: its links lead to the frozen
 * pages, its imports to frozen copies, live examples are code.
 *
 * @param sitePath - where the text lies now
 */
export function freezeFile(
  sitePath: string,
  text: string,
  freezing: Freezing,
): FrozenFile {
  const isMarkdown = /\.mdx?$/.test(sitePath);
  const imports: string[] = [];
  const routes = freezing.sets.map(({routeBasePath}) => routeBasePath);

  const freeze = (part: string): string => {
    const specifiers = findImports(sitePath, part);
    imports.push(
      ...specifiers.map((specifier) => resolveSpecifier(specifier, sitePath)),
    );
    const redirected = specifiers.reduce(
      (result, specifier) =>
        redirectImport(result, specifier, sitePath, freezing),
      pinLinks(part, routes, freezing.version),
    );
    return isMarkdown && sitePath.endsWith('.mdx')
      ? inlineDemos(redirected, freezing.readDemo)
      : redirected;
  };
  return {
    text: isMarkdown ? mapProse(text, freeze) : freeze(text),
    imports: Array.from(new Set(imports)),
  };
}

/** Relative imports stay right where both files move together; others name the copy. */
function redirectImport(
  text: string,
  specifier: string,
  sitePath: string,
  freezing: Freezing,
): string {
  const target = resolveSpecifier(specifier, sitePath);
  const isNeighbour =
    specifier.startsWith('.') && rootOf(target) === rootOf(sitePath);
  if (isNeighbour) return text;
  const copy = `@site/${frozenPlace(target, freezing)}`;
  return text
    .replaceAll(`"${specifier}"`, `"${copy}"`)
    .replaceAll(`'${specifier}'`, `'${copy}'`);
}

const rootOf = (sitePath: string) => sitePath.split('/')[0];
