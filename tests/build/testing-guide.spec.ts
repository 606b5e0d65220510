import {execFile} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from 'vitest';

import {fencesIn} from '../fences';
import {readGuide, siteDir} from '../unit/guides/read-guide';
import {writeFiles} from '../temporary-folder';

/** The report of a run, as far as it is read here. */
interface Report {
  testResults: {assertionResults: {title: string; status: string}[]}[];
}

/** Below the repository, so that its packages are found. */
const folder = path.join(siteDir, '.cache', 'testing-guide');

/** What the samples have in their reader's project and not on the page. */
const surroundings = {
  'tsconfig.json': JSON.stringify({compilerOptions: {jsx: 'react-jsx'}}),
  'with-descriptors.config.ts': `
    import {mergeConfig} from 'vitest/config';
    import config from './vitest.config';
    export default mergeConfig(config, {
      resolve: {alias: {'@polkadot-api/descriptors': ${JSON.stringify(
        path.join(siteDir, '.papi/descriptors/dist/index.mjs'),
      )}}},
    });`,
};

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

test(
  'the samples of the React guide to testing run and pass as they stand there',
  {timeout: 120_000},
  async () => {
    const samples = Object.fromEntries(
      fencesIn(readGuide('docs-react/guides/testing.mdx')).flatMap(
        ({title, code}) => (title ? [[title, code]] : []),
      ),
    );
    mkdirSync(folder, {recursive: true});
    writeFiles(folder, {...samples, ...surroundings});

    const {stdout} = await promisify(execFile)(
      process.execPath,
      [
        path.join(siteDir, 'node_modules/vitest/vitest.mjs'),
        ...['run', '--root', folder, '--config', 'with-descriptors.config.ts'],
        ...['--reporter', 'json'],
      ],
      {cwd: folder},
    ).catch((failure: {stdout: string}) => failure);

    const {testResults} = JSON.parse(stdout) as Report;
    const results = testResults.flatMap(
      ({assertionResults}) => assertionResults,
    );
    const titles = Object.values(samples).flatMap((code) =>
      Array.from(code.matchAll(/^test\("([^"]+)"/gm), ([, title]) => title),
    );
    expect(titles).not.toEqual([]);
    expect(
      results.map(({title, status}) => `${title}: ${status}`).sort(),
    ).toEqual(titles.map((title) => `${title}: passed`).sort());
  },
);
