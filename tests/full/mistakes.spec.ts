import {expect, test} from '@playwright/test';

import {
  buildFixture,
  type Fixture,
  type FixtureBuild,
} from '../build/build-fixture';

test.describe.configure({timeout: 120_000});

/** A site of one guide, which builds. */
const oneGuide = {'docs/index.md': '# Guide\n\nText.\n'};

/** Asserts that the fixture does not build and returns what a maintainer reads. */
async function failure(fixture: Fixture): Promise<string> {
  return buildFixture(fixture, ({code, output}: FixtureBuild) => {
    expect(code, output).toBe(1);
    return output;
  });
}

test.describe('links', () => {
  for (const [kind, target] of [
    ['link', '/docs/nowhere'],
    ['anchor', '#nowhere'],
  ] as const) {
    test(`a broken ${kind} stops the build and is named with its page`, async () => {
      const output = await failure({
        files: {'docs/index.md': `# Guide\n\n[Nowhere](${target})\n`},
      });
      expect(output).toContain(`Broken ${kind} on source page path = /docs:`);
      expect(output).toContain(`-> linking to ${target}`);
    });
  }

  test('a route that two pages claim is only warned of', async () => {
    await buildFixture(
      {
        files: {
          ...oneGuide,
          'src/pages/twice.md': '# First\n',
          'src/pages/twice.tsx': 'export default () => null;',
        },
      },
      ({code, output}) => {
        expect(code, output).toBe(0);
        expect(output).toContain('[WARNING] Duplicate routes found!');
        expect(output).toContain(
          'Attempting to create page at /twice, but a page already exists at this route.',
        );
      },
    );
  });
});
