import {expect, test} from 'vitest';

import {checkWorkflow} from '../../../scripts/supply-chain/check-workflow';

const sound = `
name: Test
on: [push]
permissions: {}
concurrency: test
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${'0123456789'.repeat(4)} # v1.2.3
        with:
          persist-credentials: false
      - run: npm run build
`;

const check = (text: string) => checkWorkflow('test.yml', text, ['build']);

test('a sound workflow passes', () => {
  expect(check(sound)).toEqual([]);
});

for (const [fault, from, to, told] of [
  ['a tag for a commit', /@\d+ # v1\.2\.3/, '@v4', 'is not pinned'],
  ['a commit without its version', ' # v1.2.3', '', 'needs its version'],
  ['rights for the whole', 'permissions: {}', '', 'no rights at all'],
  ['a right to write', 'contents: read', 'contents: write', 'contents: write'],
  [
    'a job that names no rights',
    / {4}permissions:\n {6}contents: read\n/,
    '',
    'job test names no rights',
  ],
  ['a job without an end', / {4}timeout-minutes: 5\n/, '', 'timeout-minutes'],
  ['runs that overtake each other', 'concurrency: test\n', '', 'concurrency'],
  [
    'strangers with our rights',
    'on: [push]',
    'on: [pull_request_target]',
    'strangers',
  ],
  [
    'a secret',
    'npm run build',
    'npm run build --key ${{ secrets.KEY }}',
    'uses a secret',
  ],
  [
    'an expression in a command',
    'npm run build',
    'echo ${{ github.head_ref }}',
    'puts an expression into a command',
  ],
  [
    'a token that stays',
    'persist-credentials: false',
    'fetch-depth: 1',
    'leaves its token',
  ],
  ['a command that is not there', 'run build', 'run bild', 'npm run bild'],
  ['a file that is no YAML', 'jobs:', 'jobs: [', 'test.yml: '],
] as const) {
  test(`${fault} is named`, () => {
    const changed = sound.replace(from, to);
    expect(changed).not.toBe(sound);
    expect(check(changed).join('\n')).toContain(told);
  });
}
