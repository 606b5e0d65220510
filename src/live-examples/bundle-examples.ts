import {build, type Plugin} from 'esbuild';
import {copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {browsers} from '../site/browsers';
import {exampleFrame} from '../site/facts';
import {collectDeclarations} from './types/collect-declarations';

const entryPoints = {
  /** The frame's program, and its styles. */
  script: path.join(__dirname, 'frame/index.ts'),
  style: path.join(__dirname, 'frame/frame.css'),
  /** The styles around the frame. */
  exampleStyle: path.join(__dirname, 'example/example.css'),
  editorStyle: path.join(__dirname, 'editor/editor.css'),
  playgroundStyle: path.join(__dirname, 'playground/playground.css'),
  /** The TypeScript compiler, which runs in a worker. */
  compiler: path.join(__dirname, 'types/worker.ts'),
};

/** Paths of the bundled files, below the site's base URL. */
export type ExampleFiles = Record<keyof typeof entryPoints, string>;

const assets = 'assets/frame';

/**
 * Leaves out what packages import dynamically, such as light clients, contracts,
 * and extensions. Also leaves out the descriptors' metadata, because the
 * simulated chain has its own.
 */
const leaveOutDynamicImports: Plugin = {
  name: 'leave-out-dynamic-imports',
  setup({onResolve}) {
    onResolve({filter: /.*/}, ({kind, importer, path: name}) => {
      const isLeftOut =
        kind === 'dynamic-import' &&
        (importer.includes('node_modules') || name.includes('_metadata-'));
      return isLeftOut ? {path: name, external: true} : undefined;
    });
  },
};

/**
 * Bundles what pages fetch for live examples: the frame's program, the styles
 * around the frame, and the compiler. Writes these files and the frame's page.
 *
 * Docusaurus's bundler would put the styles into the sheet of every page. It
 * would also split the program, which the page posts to the frame as one text.
 *
 * @param folder - the output folder, which is emptied first. It's published at
 *   the site's base URL.
 */
export async function bundleExamples(
  siteDir: string,
  folder: string,
): Promise<ExampleFiles> {
  rmSync(folder, {recursive: true, force: true});
  const {metafile} = await build({
    entryPoints,
    entryNames: '[name].[hash]',
    outdir: path.join(folder, assets),
    metafile: true,
    bundle: true,
    // Selects the smaller build of RxJS.
    conditions: ['es2015'],
    minify: true,
    format: 'iife',
    target: browsers,
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Jotai reads both, which exist only in modules.
      'import.meta.env.MODE': '"production"',
      'import.meta.env': 'true',
      global: 'globalThis',
      // For `types/worker.ts`.
      DECLARATIONS: collectDeclarations(siteDir),
    },
    absWorkingDir: siteDir,
    // Uses the descriptors of the demos, which are smaller.
    tsconfigRaw: {
      compilerOptions: {
        baseUrl: '.',
        paths: {
          '@site/*': ['./*'],
          '@polkadot-api/descriptors': ['./.papi/demos/dist/index.mjs'],
        },
      },
    },
    // `@typescript/vfs` only needs it outside of a browser.
    external: ['path'],
    // `tokens.css` refers to icons.
    loader: {'.svg': 'dataurl'},
    plugins: [leaveOutDynamicImports],
    // Errors are thrown.
    logLevel: 'silent',
  });
  copyFileSync(
    path.join(__dirname, 'frame/frame.html'),
    path.join(folder, `${exampleFrame}.html`),
  );
  const bundles = Object.keys(metafile.outputs).map((output) => {
    const {base} = path.parse(output);
    // The file name begins with the key in `entryPoints`.
    return [base.split('.')[0], `${assets}/${base}`];
  });
  return Object.fromEntries(bundles) as ExampleFiles;
}
