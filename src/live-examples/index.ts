import type {LoadContext, Plugin} from '@docusaurus/types';
import {cpSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {bundleExamples} from './bundle-examples';
import {toScript} from './code/to-script';
import {projectFile} from './share/download-project';
import {zipProject} from './playground/zip-project';
import {listHooks, readDemos} from './read-demos';

const publishedFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'live-examples-published');

/**
 * Docusaurus plugin. Reads the live examples, and builds the frame that runs
 * them as a separate page with a separate security policy.
 *
 * @throws if the descriptors of the simulated chain are missing
 */
export default function liveExamples({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const published = publishedFolder(generatedFilesDir);
  const descriptors = path.join(siteDir, '.papi/demos/dist/index.mjs');
  if (!existsSync(descriptors)) {
    throw new Error(
      `There are no descriptors at ${descriptors}. Run "npm run descriptors".`,
    );
  }
  return {
    name: 'live-examples',
    getPathsToWatch: () => [
      `${__dirname}/**/*`,
      `${__dirname}/../simulated-chain/*`,
      `${__dirname}/../css/tokens.css`,
    ],
    async contentLoaded({actions: {createData}}) {
      const files = await bundleExamples(siteDir, published);
      writeFileSync(path.join(published, projectFile), zipProject());
      const demos = readDemos();
      const list = demos.map(({name, title, text, group, code}) => ({
        name,
        title,
        text,
        group,
        hooks: listHooks(code),
      }));
      await createData('files.json', JSON.stringify(files));
      await createData('list.json', JSON.stringify(list));
      for (const demo of demos) {
        const runnable = {...demo, script: toScript(demo.code)};
        await createData(`demos/${demo.name}.json`, JSON.stringify(runnable));
      }
    },
    configureWebpack: (): object => ({
      devServer: {
        static: [
          {
            directory: published,
            publicPath: baseUrl,
            // Like hosts, serve the frame's page without `.html`.
            staticOptions: {extensions: ['html']},
          },
        ],
      },
    }),
  };
}

/**
 * Copies the frame and the downloadable project to the site. `after-build`
 * calls this, because it reads the finished pages, including the frame. Does
 * nothing on a site without examples.
 */
export function publishExamples(
  {generatedFilesDir}: LoadContext,
  outDir: string,
): void {
  const published = publishedFolder(generatedFilesDir);
  if (existsSync(published)) cpSync(published, outDir, {recursive: true});
}
