import path from 'node:path';
import ts from 'typescript';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import {demosFolder} from '../read-demos';
import {compilerOptions, configFile} from './compiler-options';

/**
 * Collects what the compiler reads to check the live examples, so that it can
 * check them in the page: the declarations of the packages that they import.
 * It takes seconds, so the result is kept from build to build.
 *
 * @returns JSON of the files' texts by their paths
 */
export function collectDeclarations(siteDir: string): string {
  const key = hashOf([
    hashFiles([
      path.join(siteDir, 'package-lock.json'),
      path.join(siteDir, '.papi/demos/dist'),
      path.join(__dirname, '../playground/project.ts'),
      demosFolder,
      __dirname,
    ]),
  ]);
  const cache = openCache(path.join(siteDir, '.cache/declarations'));
  const kept = cache.read(key);
  if (kept) return kept.toString();
  const collected = JSON.stringify(
    readWhatIsRead(siteDir, ts.sys.readDirectory(demosFolder, ['.tsx'])),
  );
  cache.write(key, collected);
  cache.keepOnly([key]);
  return collected;
}

function readWhatIsRead(
  siteDir: string,
  demos: readonly string[],
): Record<string, string> {
  const read: Record<string, string> = {};
  const options = {
    ...compilerOptions(ts),
    paths: {'@polkadot-api/descriptors': ['./.papi/demos/dist/index.d.ts']},
    pathsBasePath: siteDir,
    baseUrl: siteDir,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const config = path.join(siteDir, configFile.name);
  host.fileExists = (file) => file === config || ts.sys.fileExists(file);
  host.readFile = (file) => {
    if (file === config) return configFile.text;
    const text = readFile(file);
    if (text !== undefined && !demos.includes(file)) {
      read[placeOf(siteDir, file)] = text;
    }
    return text;
  };
  ts.createProgram([config, ...demos], options, host);
  return read;
}

/** Where the page's compiler finds a file: its own libraries stand at the root. */
function placeOf(siteDir: string, file: string): string {
  const below = path.relative(siteDir, file).split(path.sep).join('/');
  return `/${below.replace(/^node_modules\/typescript\/lib\//, '')}`;
}
