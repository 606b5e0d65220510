import {build, type OutputFile, type Plugin} from 'esbuild';
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {exampleFrame} from '../site/facts';
import {collectDeclarations} from './types/collect-declarations';
import {projectChains} from './playground/project';

const entryPoints = {
  script: path.join(__dirname, 'frame/index.ts'),
  style: path.join(__dirname, 'frame/frame.css'),
  /** Not for the frame but for what stands around it. */
  stageStyle: path.join(__dirname, 'panel/stage.css'),
  /** Runs in a worker. */
  compiler: path.join(__dirname, 'types/worker.ts'),
};

/** Where the site has the frame and what runs in it, as paths below its base URL. */
export interface FrameFiles extends Record<keyof typeof entryPoints, string> {
  page: string;
  /** What the compiler reads. */
  declarations: string;
  /** The folder with the metadata of the real chains, for projects that are taken home. */
  metadata: string;
}

const assets = 'assets/frame';

/** Light clients, contracts and extensions, which the library asks for at a click; and what the chain tells of itself. */
const leaveOut: Plugin = {
  name: 'leave-out',
  setup({onResolve}) {
    onResolve({filter: /.*/}, ({kind, importer, path: name}) => {
      const isWanted =
        kind !== 'dynamic-import' ||
        !(importer.includes('node_modules') || name.includes('_metadata-'));
      return isWanted ? undefined : {path: name, external: true};
    });
  },
};

/** The frame cannot fetch them: the page hands over the one that it needs. */
const withoutTypefaces: Plugin = {
  name: 'without-typefaces',
  setup({onLoad}) {
    onLoad({filter: /tokens\.css$/}, async ({path: file}) => {
      const css = await readFile(file, 'utf8');
      const contents = css.replace(/@font-face \{[^}]*url\([^}]*\}/g, '');
      return {contents, loader: 'css'};
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
  const outputs = await bundle(siteDir, folder);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, assets), {recursive: true});
  for (const chain of Object.keys(projectChains)) {
    const file = `${chain}.scale`;
    copyFileSync(
      path.join(siteDir, 'descriptors/chains', file),
      path.join(folder, assets, file),
    );
  }
  copyFileSync(
    path.join(__dirname, 'frame/frame.html'),
    path.join(folder, `${exampleFrame}.html`),
  );
  const publish = (file: string, contents: string | Uint8Array): string => {
    const hash = createHash('sha256').update(contents).digest('hex');
    const {name, ext} = path.parse(file);
    const published = `${assets}/${name}.${hash.slice(0, 8)}${ext}`;
    writeFileSync(path.join(folder, published), contents);
    return published;
  };
  const bundles = Object.fromEntries(
    outputs.map(({path: output, contents}) => {
      const {name, base} = path.parse(output);
      return [name, publish(base, contents)];
    }),
  ) as Record<keyof typeof entryPoints, string>;
  return {
    ...bundles,
    page: exampleFrame,
    declarations: publish('declarations.json', collectDeclarations(siteDir)),
    metadata: `${assets}/`,
  };
}

async function bundle(siteDir: string, folder: string): Promise<OutputFile[]> {
  const {outputFiles} = await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
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
    plugins: [leaveOut, withoutTypefaces],
    logLevel: 'silent',
  });
  return outputFiles;
}
