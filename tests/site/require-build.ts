import {existsSync} from 'node:fs';

/** Stops before a test looks for a file of a build that is not there. */
export default function requireBuild(): void {
  if (existsSync('build/404.html')) return;
  throw new Error(
    'These tests read the built site, and there is none: run npm run build first.',
  );
}
