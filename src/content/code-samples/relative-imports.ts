import ts from 'typescript';

/**
 * Returns the relative paths that a sample imports, in order. Ignores imports
 * in comments.
 *
 * @param code - TypeScript, or a Vue component
 */
export function relativeImports(code: string): string[] {
  return ts
    .preProcessFile(scriptOf(code))
    .importedFiles.map(({fileName}) => fileName)
    .filter((specifier) => /^\.{1,2}\//.test(specifier));
}

/** Returns the scripts of a Vue component, and any other code as it is. */
function scriptOf(code: string): string {
  const scripts = Array.from(
    code.matchAll(/^<script\b[^>]*>([^]*?)^<\/script>/gm),
    ([, script = '']) => script,
  );
  return scripts.length > 0 ? scripts.join('\n') : code;
}
