import {build, type Plugin} from 'esbuild';
import {copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {browsers} from '../site/browsers';
import {exampleFrame} from '../site/facts';
import {collectDeclarations} from './types/collect-declarations';

const entryPoints = {
  script: path.join(__dirname, 'frame/index.ts'),
  style: path.join(__dirname, 'frame/frame.css'),
  /** For what stands around the frame. */
  exampleStyle: path.join(__dirname, 'example/example.css'),
  playgroundStyle: path.join(__dirname, 'playground/playground.css'),
  /** Runs in a worker. */
  compiler: path.join(__dirname, 'types/worker.ts'),
};

/** Where the site has the frame and what runs in it, as paths below its base URL. */
export type FrameFiles = Record<keyof typeof entryPoints, string>;

const assets = 'assets/frame';

/** What packages import on demand (light clients, contracts, extensions), and the descriptors' metadata, which the simulated chain serves. */
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
 * Bundles what runs in the frame, and writes it with the frame's page.
 *
 * @param folder what the site publishes at its base URL
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
    // Of RxJS, the smaller edition.
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
    // Of the descriptors, the frame has the smaller edition.
    tsconfigRaw: {
      compilerOptions: {
        baseUrl: '.',
        paths: {
          '@site/*': ['./*'],
          '@polkadot-api/descriptors': ['./.papi/demos/dist/index.mjs'],
        },
      },
    },
    // The compiler's file system asks for it where it stands on a disk.
    external: ['path'],
    // The tokens name the icons.
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
