import {expect, test} from 'vitest';
import path from 'node:path';
import ts from 'typescript';

const folder = path.resolve('types/reactive-dot__vue');

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

const {config} = ts.readConfigFile(
  path.join(folder, 'tsconfig.json'),
  ts.sys.readFile,
) as {config: unknown};
const {fileNames, options} = ts.parseJsonConfigFileContent(
  config,
  ts.sys,
  folder,
);
/** The declaration and its type tests; libraries are checked too. */
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();
const exported = checker.getExportsOfModule(
  checker.getSymbolAtLocation(
    program.getSourceFile(path.join(folder, 'index.d.ts'))!,
  )!,
);

test('the declaration exports what the package exports', () => {
  expect(exported.map(({name}) => name).sort()).toEqual(exportsOf0680);
});

test('the declaration names the React counterpart of every export', () => {
  const without = exported.filter(
    (symbol) => !symbol.getJsDocTags(checker).some(({name}) => name === 'see'),
  );
  expect(without.map(({name}) => name)).toEqual([]);
});

test('the declaration compiles with its type tests, libraries unskipped', () => {
  const own = program
    .getSourceFiles()
    .filter(({fileName}) => fileName.startsWith(`${folder}/`));
  expect(own.length).toBeGreaterThan(1);
  const mistakes = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  expect(
    ts.formatDiagnostics(mistakes, {
      getCanonicalFileName: String,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    }),
  ).toBe('');
});
