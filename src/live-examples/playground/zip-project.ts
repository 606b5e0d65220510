import {Globby} from '@docusaurus/utils';
import {strToU8, zipSync} from 'fflate';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import site from '../../../package.json';
import papi from './project/.papi/polkadot-api.json';

const folder = path.join(__dirname, 'project');
const chains = path.join(__dirname, '../../../descriptors/chains');
const versions: Record<string, string> = {
  ...site.dependencies,
  ...site.devDependencies,
};

/** Packs the project that a reader takes home, all but the code of the example. */
export function zipProject(): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const names = Globby.sync('**', {cwd: folder, dot: true, gitignore: true});
  for (const name of names) {
    files[name] = readFileSync(path.join(folder, name));
  }
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  files['package.json'] = strToU8(pinVersions(manifest));
  for (const [chain, {metadata}] of Object.entries(papi.entries)) {
    files[metadata] = readFileSync(path.join(chains, `${chain}.scale`));
  }
  // At any time the same, and so is its address.
  return zipSync(files, {mtime: new Date(2000, 0)});
}

/**
 * Gives the packages of a project the versions that the site has.
 *
 * @throws for a package that the site doesn't have
 */
export function pinVersions(manifest: string): string {
  return manifest.replace(/"([^"]+)": "\*"/g, (_, name: string) => {
    if (versions[name]) return `"${name}": "${versions[name]}"`;
    throw new Error(
      `src/live-examples/playground/project/package.json: "${name}" is not in the site's package.json, which says the version. Install it there, or remove it here.`,
    );
  });
}
