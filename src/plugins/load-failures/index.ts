import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Tells the reader what could not be loaded, and what still works. */
export default function loadFailures(): Plugin {
  return {
    name: 'load-failures',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
