import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/**
 * Parses one source text.
 *
 * @param text the source, TypeScript with or without JSX
 * @param source the name of the file, which ends in `x` where there is JSX
 */
export const parseSource = (text: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    source,
    text,
    ts.ScriptTarget.Latest,
    true,
    source.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The sources below a folder, tests left out, by their paths in it with slashes. */
export const readSources = (folder: string): [file: string, text: string][] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(path.join(folder, file), 'utf8'),
    ]);
