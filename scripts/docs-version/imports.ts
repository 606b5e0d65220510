import {existsSync, statSync} from 'node:fs';
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

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.mdx',
  '.md',
  '/index.ts',
  '/index.tsx',
];

/**
 * The file that an import means.
 *
 * @param sitePath - relative to the site; its ending may be missing
 * @param importedBy - site path of the importing file, for the message
 * @throws where there is no such file
 */
export function resolveFile(
  siteDir: string,
  sitePath: string,
  importedBy: string,
): string {
  const found = endings
    .map((ending) => sitePath + ending)
    .find((candidate) => isFile(path.join(siteDir, candidate)));
  if (found === undefined) {
    throw new Error(`${importedBy} imports ${sitePath}, which does not exist.`);
  }
  return found;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
