import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';

import {inTemporaryFolder} from '../../temporary-folder';

const update = {current: '3.9.2', latest: '99.0.0', type: 'latest'};

/** What Docusaurus has found out in the background, in the folder of the user's settings. */
const findings = {
  'configstore/update-notifier-@docusaurus/core.json': JSON.stringify({
    update,
    lastUpdateCheck: Date.now(),
  }),
};

// npm and Docusaurus start, on a machine that may be busy.
test.setTimeout(120_000);

test('no command tells of newer packages of Docusaurus, whose version the specification names', () =>
  inTemporaryFolder(findings, (folder) => {
    const {CI: _ci, NO_UPDATE_NOTIFIER: _none, ...environment} = process.env;
    const {stdout} = spawnSync(
      'npm',
      ['run', '-s', 'docusaurus', '--', '--version'],
      {encoding: 'utf8', env: {...environment, XDG_CONFIG_HOME: folder}},
    );
    expect(stdout.trim()).toBe('3.9.2');
  }));
