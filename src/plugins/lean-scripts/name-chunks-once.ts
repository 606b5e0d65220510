/** What of the bundler this file uses; the types of Rspack and webpack differ elsewhere. */
interface Compiler {
  webpack: {
    RuntimeModule: new (name: string, stage: number) => {generate(): string};
  };
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}
interface Compilation {
  hooks: {
    additionalTreeRuntimeRequirements: {
      tap(name: string, run: (chunk: object) => void): void;
    };
  };
  addRuntimeModule(chunk: object, module: object): void;
}

const name = 'name-chunks-once';
/** The generator's plugin that tells the browser the id of each chunk's name. */
const namesToIds = 'ChunkAssetPlugin';

/**
 * The plugins for a build whose chunks have their names for ids: the generator's
 * list of names and ids gives way to a function that needs none.
 *
 * @throws if the generator has no such list any more
 */
export function nameChunksOnce<Plugin>(
  plugins: readonly Plugin[],
): (Plugin | {apply(compiler: object): void})[] {
  const index = plugins.findIndex(
    (plugin) => (plugin as object)?.constructor?.name === namesToIds,
  );
  if (index === -1) {
    throw new Error(
      `Docusaurus has no ${namesToIds} any more, so nothing tells where a chunk lies. See src/plugins/lean-scripts/name-chunks-once.ts for what takes its place.`,
    );
  }
  const addPlainFunction = {
    apply: (compiler: object) => addFunction(compiler as Compiler),
  };
  return [
    ...plugins.slice(0, index),
    addPlainFunction,
    ...plugins.slice(index + 1),
  ];
}

function addFunction({webpack, hooks}: Compiler): void {
  // Attached after what it calls.
  const stage = 10;
  class ChunkAddress extends webpack.RuntimeModule {
    constructor() {
      super(name, stage);
    }
    override generate(): string {
      return '__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);';
    }
  }
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) =>
      compilation.addRuntimeModule(chunk, new ChunkAddress()),
    );
  });
}
