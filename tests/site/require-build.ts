import {hasBuild} from '../../scripts/serve/has-build';

/**
 * Runs before the tests of this folder: the `globalSetup` of Vitest.
 *
 * @throws if there's no build
 */
export default function requireBuild(): void {
  if (hasBuild()) return;
  throw new Error('These tests need a build. Run npm run build first.');
}
