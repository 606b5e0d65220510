import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {takeLock} from './take-lock';

/** Lets one production build at a time use a folder of generated files. */
export default function oneBuild({generatedFilesDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') {
    const release = takeLock(path.join(generatedFilesDir, 'build.lock'));
    process.once('exit', release);
  }
  return {name: 'one-build'};
}
