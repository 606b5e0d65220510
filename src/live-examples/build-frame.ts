import {build, type Plugin} from 'esbuild';
import {copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {browsers} from '../site/browsers';
import {exampleFrame} from '../site/facts';
import {collectDeclarations} from './types/collect-declarations';

const entryPoints = {
  script: path.join(__dirname, 'frame/index.ts'),
  style: path.join(__dirname, 'frame/frame.css'),
  /** The styles around the frame. */
  exampleStyle: path.join(__dirname, 'example/example.css'),
  editorStyle: path.join(__dirname, 'editor/editor.css'),
  playgroundStyle: path.join(__dirname, 'playground/playground.css'),
  /** The TypeScript compiler, which runs in a worker. */
  compiler: path.join(__dirname, 'types/worker.ts'),
};

/** Paths of the frame's files, below the site's base URL. */
export type FrameFiles = Record<keyof typeof entryPoints, string>;

const assets = 'assets/frame';

/**
 * Excludes the imports on demand of packages (light clients, contracts,
 * extensions), and the descriptors' metadata, which the simulated chain has.
 */
const leaveOut: Plugin = {
  name: 'leave-out',
  setup({onResolve}) {
    onResolve({filter: /.*/}, ({kind, importer, path: name}) => {
      const isOnDemand =
        kind === 'dynamic-import' &&
        (importer.includes('node_modules') || name.includes('_metadata-'));
      return isOnDemand ? {path: name, external: true} : undefined;
    });
  },
};

/**
 * Bundles the frame's scripts and styles, and writes them with the frame's
 * page.
 *
 * @param folder - the output folder, which is published at the site's base URL
 */
export async function buildFrame(
  siteDir: string,
  folder: string,
): Promise<FrameFiles> {
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
      'import.meta.env.MODE': '"production"',
      'import.meta.env': 'true',
      global: 'globalThis',
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
    plugins: [leaveOut],
    logLevel: 'silent',
  });
  copyFileSync(
    path.join(__dirname, 'frame/frame.html'),
    path.join(folder, `${exampleFrame}.html`),
  );
  const bundles = Object.keys(metafile.outputs).map((output) => {
    const {base} = path.parse(output);
    return [base.split('.')[0], `${assets}/${base}`];
  });
  return Object.fromEntries(bundles) as FrameFiles;
}
