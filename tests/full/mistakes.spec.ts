import {expect, test} from '@playwright/test';

import {buildFixture} from '../build/build-fixture';

test.describe.configure({timeout: 120_000});

for (const [kind, target] of [
  ['link', '/docs/nowhere'],
  ['anchor', '#nowhere'],
] as const) {
  test(`a broken ${kind} stops the build and is named with its page @spec-5`, async () => {
    const files = {'docs/index.md': `# Guide\n\n[Nowhere](${target})\n`};
    await buildFixture({files}, ({code, output}) => {
      expect(code, output).toBe(1);
      expect(output).toContain(`Broken ${kind} on source page path = /docs:`);
      expect(output).toContain(`-> linking to ${target}`);
    });
  });
}

test('a route that two pages claim is only warned of @spec-5', async () => {
  const files = {
    'docs/index.md': '# Guide\n\nText.\n',
    'src/pages/twice.md': '# First\n',
    'src/pages/twice.tsx': 'export default () => null;',
  };
  await buildFixture({files}, ({code, output}) => {
    expect(code, output).toBe(0);
    expect(output).toContain('[WARNING] Duplicate routes found!');
    expect(output).toContain(
      'Attempting to create page at /twice, but a page already exists at this route.',
    );
  });
});
