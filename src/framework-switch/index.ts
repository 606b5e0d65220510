import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {markSetScript} from './mark-set';
import {onlySetStyle} from './only-set-style';
import {storageKey} from './storage-key';

/** Remembers which set a reader reads, and lets styles choose by it. */
export default function frameworkSwitch(context: LoadContext): Plugin {
  const client = (file: string) => path.join(__dirname, 'client', file);
  return {
    name: 'framework-switch',
    getClientModules: () => [client('remember-page.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: markSetScript(context, storageKey),
        },
        {tagName: 'style', innerHTML: onlySetStyle()},
      ],
    }),
  };
}
