import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What `client/tslib.ts` exports. */
const helpers = ['__importDefault'];

/**
 * Fails when the packages that get `client/tslib.ts` call a helper that it does not have.
 *
 * @param folder of the package's compiled files
 */
export function checkHelpers(
  folder = path.dirname(require.resolve('@docusaurus/utils-common')),
): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(path.join(folder, name), 'utf8');
    for (const [, helper] of code.matchAll(/tslib_1\.(\w+)/g)) {
      if (helpers.includes(helper!)) continue;
      throw new Error(
        `${path.join(folder, name)} calls ${helper}, which src/plugins/lean-scripts/client/tslib.ts lacks. Add it there and to check-helpers.ts.`,
      );
    }
  }
}
