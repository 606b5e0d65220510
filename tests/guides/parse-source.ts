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
