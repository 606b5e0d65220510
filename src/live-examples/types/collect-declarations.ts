import path from 'node:path';
import ts from 'typescript';

import {openCache} from '../../build-cache/cache';
import {hashFiles} from '../../build-cache/hash';
import {demosFolder} from '../read-demos';
import {compilerOptions, configFile} from './compiler-options';

/**
 * Collects the declarations that the compiler reads to check the live examples,
 * so that it can also check them in the page. This takes seconds, so the result
 * is cached between builds.
 *
 * @returns JSON that maps paths to the texts of files
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
  const cacheEntry = cache.read(key);
  if (cacheEntry) return cacheEntry.toString();
  const collected = JSON.stringify(readDeclarations(siteDir));
  cache.write(key, collected);
  cache.keepOnly([key]);
  return collected;
}

/** Compiles all demos, and returns the other files that the compiler reads. */
function readDeclarations(siteDir: string): Record<string, string> {
  const read: Record<string, string> = {};
  const config = path.join(siteDir, configFile);
  const demos = ts.sys.readDirectory(demosFolder, ['.tsx']);
  const options = compilerOptions(siteDir);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    if (text !== undefined && !demos.includes(file)) {
      read[virtualPath(siteDir, file)] = text;
    }
    return text;
  };
  ts.createProgram([config, ...demos], options, host);
  return read;
}

/**
 * Returns a file's path for the page's compiler, which expects its own
 * libraries at the root.
 */
function virtualPath(siteDir: string, file: string): string {
  const below = path.relative(siteDir, file).split(path.sep).join('/');
  return `/${below.replace(/^node_modules\/typescript\/lib\//, '')}`;
}
