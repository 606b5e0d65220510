import path from 'node:path';

import ts from 'typescript';

const mdxImport = /^(?:import|export)\b[^;'"]*?(?:from\s*)?["']([^"']+)["']/gm;

/**
 * What a file imports from the site itself, `@site/…` or relative.
 *
 * @param prose - Markdown without its code blocks, or the source of a script or a style sheet
 * @returns the specifiers as they are written, each once
 */
export function findImports(file: string, prose: string): string[] {
  const specifiers = /\.mdx?$/.test(file)
    ? Array.from(prose.matchAll(mdxImport), ([, specifier]) => specifier!)
    : /\.[jt]sx?$/.test(file)
      ? ts
          .preProcessFile(prose, true, true)
          .importedFiles.map(({fileName}) => fileName)
      : [];
  return Array.from(new Set(specifiers)).filter((specifier) =>
    /^(?:@site\/|\.{1,2}\/)/.test(specifier),
  );
}

/**
 * Site path that a specifier stands for; endings may be missing.
 *
 * @param from - site path of the importing file
 */
export function resolveSpecifier(specifier: string, from: string): string {
  return specifier.startsWith('@site/')
    ? path.posix.normalize(specifier.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(from), specifier);
}
