import {existsSync} from 'node:fs';

/** Fails early if there's no build. */
export default function requireBuild(): void {
  if (existsSync('build/404.html')) return;
  throw new Error('These tests need a build. Run npm run build first.');
}
