import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {runStage, startStage} from '../site/build-stages';
import {publishExamples} from '../live-examples';
import {recordPages} from '../search/record-pages';
import {copyPages} from './markdown-copies';
import {readBuiltPages} from './read-pages';
import {decidePolicies, hashScripts} from './security-headers';
import {insertPolicy} from './security-headers/policy';
import {drawCards} from './social-cards';
import {readCard, type Card} from './social-cards/read-card';

/**
 * Processes the finished pages. Docusaurus runs the `postBuild` hooks of
 * plugins in parallel, so one plugin does everything: it adds the live examples'
 * page, reads and parses each page once, and adds the policy after all other
 * output exists.
 */
export default function afterBuild(context: LoadContext): Plugin {
  let endPages = () => {};
  return {
    name: 'after-build',

    // Docusaurus compiles and renders the pages between this hook and the next.
    async allContentLoaded() {
      if (process.env.NODE_ENV === 'production') endPages = startStage('pages');
    },

    async postBuild({outDir, routes}) {
      endPages();
      publishExamples(context, outDir);
      const search = recordPages(context);
      const copies = copyPages(context);
      const cards = new Map<string, Card>();
      const scriptHashes = new Map<string, string[]>();

      for await (const page of readBuiltPages(outDir, context.baseUrl)) {
        search.add(page);
        copies.add(page);
        const card = readCard(page);
        if (card) cards.set(page.file, card);
        scriptHashes.set(page.file, hashScripts(page));
      }

      await runStage('index', () => search.write(outDir));
      await runStage('copies', () => copies.write(outDir, routes));
      await runStage('cards', () => drawCards(cards, outDir, context));
      const {headers, policyOf} = decidePolicies(scriptHashes, context.baseUrl);
      await writeFile(path.join(outDir, '_headers'), headers);
      for (const page of scriptHashes.keys()) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        await writeFile(file, insertPolicy(html, policyOf(page), page));
      }
    },
  };
}
