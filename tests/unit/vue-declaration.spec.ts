import {expect, test} from 'vitest';
import path from 'node:path';
import ts from 'typescript';

const folder = path.resolve('types/reactive-dot__vue');
const declarationFile = path.join(folder, 'index.d.ts');

/** The values that `@reactive-dot/vue` 0.68.0 exports, as the snapshot test of its own index lists them. */
const exportsOf0680 = [
  'ReactiveDotPlugin',
  'provideChain',
  'provideSigner',
  'useAccounts',
  'useBlock',
  'useChainId',
  'useChainIds',
  'useChainSpecData',
  'useClient',
  'useConfig',
  'useConnectedWallets',
  'useContractMutation',
  'useMutation',
  'useNativeToken',
  'useQuery',
  'useQueryErrorResetter',
  'useSigner',
  'useSpendableBalance',
  'useSpendableBalances',
  'useStore',
  'useTypedApi',
  'useWalletConnector',
  'useWalletDisconnector',
  'useWallets',
  'watchContractEvent',
  'watchMutation',
  'watchMutationEffect',
];

/** A program of the declaration and its type tests; libraries are checked too. */
function createProgram(): ts.Program {
  const {config} = ts.readConfigFile(
    path.join(folder, 'tsconfig.json'),
    ts.sys.readFile,
  );
  const {fileNames, options} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    folder,
  );
  return ts.createProgram(fileNames, options);
}

/** `line: what` for a node of the declaration. */
function at(node: ts.Node, what: string): string {
  const {line} = node
    .getSourceFile()
    .getLineAndCharacterOfPosition(node.getStart());
  return `index.d.ts:${line + 1} ${what}`;
}

function summaryOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments
    .map(({comment}) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('')
    .trim();
}

function tagTexts(node: ts.Node, tagName: string): string[] {
  return ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === tagName)
    .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').trim());
}

/** What the doc comment of one exported declaration, or of a method of it, leaves unsaid. */
function gapsOfSignature(
  node: ts.FunctionDeclaration | ts.MethodSignature,
): string[] {
  const name = node.name?.getText() ?? '';
  const gaps: string[] = [];
  if (!summaryOf(node)) {
    gaps.push(at(node, `${name} lacks a summary`));
  }
  for (const parameter of node.parameters) {
    const [tag] = ts.getJSDocParameterTags(parameter);
    const text = ts.getTextOfJSDocComment(tag?.comment) ?? '';
    if (!text.replace(/^-/, '').trim()) {
      gaps.push(
        at(parameter, `${name}(${parameter.name.getText()}) lacks a @param`),
      );
    }
  }
  if (!tagTexts(node, 'returns').some(Boolean)) {
    gaps.push(at(node, `${name} lacks @returns`));
  }
  return gaps;
}

/** Fields of the interfaces and object types of the file that have no comment. */
function fieldsWithoutComment(source: ts.SourceFile): string[] {
  const gaps: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) &&
      !summaryOf(node)
    ) {
      gaps.push(at(node, `${node.name.getText()} lacks a comment`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return gaps;
}

test.describe('the declaration of @reactive-dot/vue', () => {
  let program: ts.Program;
  let source: ts.SourceFile;
  let exported: ts.Symbol[];

  test.beforeAll(() => {
    program = createProgram();
    const found = program.getSourceFile(declarationFile);
    if (!found) {
      throw new Error(`${declarationFile} is not in the program.`);
    }
    source = found;
    const checker = program.getTypeChecker();
    const module = checker.getSymbolAtLocation(source);
    exported = module ? checker.getExportsOfModule(module) : [];
  });

  test('exports what the package exports', () => {
    expect(exported.map(({name}) => name).sort()).toEqual(
      [...exportsOf0680].sort(),
    );
  });

  test('leaves no export, parameter, result or field without words', () => {
    const gaps = exported.flatMap(({declarations = []}) =>
      declarations.flatMap((declaration) => {
        if (ts.isFunctionDeclaration(declaration)) {
          return gapsOfSignature(declaration);
        }
        const statement = declaration.parent.parent;
        const methods =
          ts.isVariableDeclaration(declaration) &&
          declaration.type &&
          ts.isTypeLiteralNode(declaration.type)
            ? declaration.type.members.filter(ts.isMethodSignature)
            : [];
        return [
          ...(summaryOf(statement) ? [] : [at(declaration, 'lacks a summary')]),
          ...methods.flatMap(gapsOfSignature),
        ];
      }),
    );
    expect([...gaps, ...fieldsWithoutComment(source)]).toEqual([]);
  });

  test('names the React counterpart of every export', () => {
    for (const {name, declarations = []} of exported) {
      for (const declaration of declarations) {
        expect(
          ts
            .getJSDocTags(declaration)
            .some(({tagName}) => tagName.text === 'see'),
          `${name} has a @see`,
        ).toBe(true);
      }
    }
  });

  test('compiles with its type tests, libraries unskipped', () => {
    const own = program
      .getSourceFiles()
      .filter(({fileName}) => fileName.startsWith(`${folder}/`));
    expect(own.length).toBeGreaterThan(1);
    const mistakes = own.flatMap((file) =>
      [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(({start = 0, messageText}) => {
        const {line} = file.getLineAndCharacterOfPosition(start);
        const text = ts.flattenDiagnosticMessageText(messageText, '\n');
        return `${path.basename(file.fileName)}:${line + 1} ${text}`;
      }),
    );
    expect(mistakes).toEqual([]);
  });
});
