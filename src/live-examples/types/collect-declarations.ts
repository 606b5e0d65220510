import path from 'node:path';
import ts from 'typescript';

import {hashFiles, openCache} from '../../build-cache';
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
  const key = hashFiles([
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, '.papi/demos/dist'),
    path.join(__dirname, '../playground/project'),
    demosFolder,
    __dirname,
  ]);
  const cache = openCache(path.join(siteDir, '.cache/declarations'));
  const kept = cache.read(key);
  if (kept) return kept.toString();
  const collected = JSON.stringify(readWhatIsRead(siteDir));
  cache.write(key, collected);
  cache.keepOnly([key]);
  return collected;
}

function readWhatIsRead(siteDir: string): Record<string, string> {
  const read: Record<string, string> = {};
  const config = path.join(siteDir, configFile);
  const demos = ts.sys.readDirectory(demosFolder, ['.tsx']);
  const options = compilerOptions(siteDir);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
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
