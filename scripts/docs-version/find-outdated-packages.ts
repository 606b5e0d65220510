import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Documented packages of which another version is installed than package.json
 * pins: their pages would be those of the wrong release.
 *
 * @returns one sentence for each
 */
export function findOutdatedPackages(
  siteDir: string,
  specifiers: readonly string[],
): string[] {
  const {dependencies} = readManifest(siteDir) as {
    dependencies: Record<string, string>;
  };
  return specifiers.flatMap((specifier) => {
    const folder = path.join(siteDir, 'node_modules', specifier);
    const pinned = dependencies[specifier];
    if (pinned === undefined) {
      return [`package.json does not pin ${specifier}.`];
    }
    const installed = existsSync(folder)
      ? (readManifest(folder) as {version: string}).version
      : 'nothing';
    return installed === pinned
      ? []
      : [
          `package.json pins ${specifier} ${pinned}, installed is ${installed}.`,
        ];
  });
}

const readManifest = (folder: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
