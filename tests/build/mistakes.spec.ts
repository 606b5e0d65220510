import {expect, test} from 'vitest';

import {buildFixture} from './build-fixture';

test('a broken Markdown link and a broken Markdown image stop the build and are named with their files @spec-5', async () => {
  const files = {
    'docs/index.md': '# Guide\n',
    'docs/link.md': '# Link\n\n[Nowhere](./nowhere.md)\n',
    'docs/image.md': '# Image\n\n![Nothing](./nothing.png)\n',
  };
  await buildFixture({files}, ({code, output}) => {
    expect(code, output).toBe(1);
    expect(output).toMatch(
      /Markdown link with URL `\.\/nowhere\.md` in source file "docs\/link\.md" \(3:1\) couldn't be resolved/,
    );
    expect(output).toMatch(
      /Markdown image with URL `\.\/nothing\.png` in source file "docs\/image\.md" \(3:1\) couldn't be resolved/,
    );
  });
});
