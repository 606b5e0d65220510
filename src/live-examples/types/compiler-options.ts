import type ts from 'typescript';

/** How the code of an example is checked, as a project of Vite's template checks it. */
export function compilerOptions(compiler: typeof ts): ts.CompilerOptions {
  return {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: compiler.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: {'@polkadot-api/descriptors': ['/.papi/demos/dist/index.d.ts']},
  };
}

/** The configuration that tells the library which chains there are. */
export const configFile = {
  name: 'example-config.ts',
  text: `import { kusama, polkadot } from "@polkadot-api/descriptors";
import { defineConfig } from "@reactive-dot/core";
import { getWsProvider } from "polkadot-api/ws-provider";

const config = defineConfig({
  chains: {
    polkadot: { descriptor: polkadot, provider: getWsProvider("") },
    kusama: { descriptor: kusama, provider: getWsProvider("") },
  },
  targetChains: ["polkadot"],
});

declare module "@reactive-dot/core" {
  export interface Register {
    config: typeof config;
  }
}
`,
};
