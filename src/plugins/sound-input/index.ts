import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

import {colourModeScript} from './colour-mode-script';

/** Makes sound what the theme and the router read of addresses and storage. */
export default function soundInput(): Plugin {
  return {
    name: 'sound-input',
    getClientModules: () => [path.join(__dirname, 'client/mend-anchor.ts')],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: colourModeScript}],
    }),
  };
}
