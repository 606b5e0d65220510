import ts from 'typescript';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  noLib: true,
  types: [],
};

/**
 * Follows relative imports only. The exports of a module stand in its own
 * files, and reading its dependencies takes a hundred times as long.
 */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(({text}) =>
        text.startsWith('.')
          ? ts.resolveModuleName(text, containingFile, options, host)
          : {resolvedModule: undefined},
      ),
  };
}

/**
 * Names that a module exports and that a guide should teach: all but those
 * marked as deprecated or internal, at their declaration or in the list of
 * exports.
 *
 * @param entry path of the module's source or declaration file
 * @throws when the file is no module
 */
export function listExports(entry: string): string[] {
  const program = ts.createProgram([entry], options, createHost());
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} is no module.`);
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => !isWithdrawn(symbol, checker))
    .map((symbol) => symbol.name)
    .sort();
}

function isWithdrawn(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const resolved =
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  return (
    resolved
      .getJsDocTags(checker)
      .some(({name}) => name === 'deprecated' || name === 'internal') ||
    (symbol.declarations ?? []).some((declaration) =>
      /@(?:deprecated|internal)\b/.test(readLeadingComment(declaration)),
    )
  );
}

/** An entry of an export list has no doc tags of its own, only a comment. */
function readLeadingComment(declaration: ts.Declaration): string {
  if (!ts.isExportSpecifier(declaration)) return '';
  const text = declaration.getSourceFile().text;
  return text.slice(declaration.getFullStart(), declaration.getStart());
}
