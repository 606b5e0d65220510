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

/** Creates the zip of the downloadable project, without an example's code. */
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
  // A fixed date, so that the zip is the same in every build.
  return zipSync(files, {mtime: new Date(2000, 0)});
}

/**
 * Replaces each `"*"` in a package.json with the site's version of that
 * package.
 *
 * @throws if the site's package.json lacks the package
 */
export function pinVersions(manifest: string): string {
  return manifest.replace(/"([^"]+)": "\*"/g, (_, name: string) => {
    if (versions[name]) return `"${name}": "${versions[name]}"`;
    throw new Error(
      `src/live-examples/playground/project/package.json: "${name}" isn't in the site's package.json, so its version is unknown. Install it there, or remove it here.`,
    );
  });
}
