// Compares the guides with the packages' exports, so that no export of a newer
// version stays untaught.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {exportsOf} from './guides/list-exports';
import {listGuides, readGuide, siteDir} from './guides/read-guide';

const {version: coreVersion} = JSON.parse(
  readFileSync(
    path.join(siteDir, 'node_modules/@reactive-dot/core/package.json'),
    'utf8',
  ),
) as {version: string};

/** Returns the words of samples and inline code, and the pages of links. */
function readTaughtNames(set: 'react' | 'vue'): Set<string> {
  const text = listGuides(set).map(readGuide).join('\n');
  const code = text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm);
  const links = text.matchAll(/\]\((\/[^)#\s]+)/g);
  return new Set([
    ...Array.from(code).flatMap(([block]) => block.match(/\w+/g) ?? []),
    ...Array.from(links, ([, target]) => path.posix.basename(target ?? '')),
  ]);
}

for (const set of ['react', 'vue'] as const) {
  const exported = exportsOf(set);

  test(`the ${set} guides use or link every export of its packages that isn't deprecated`, () => {
    // Otherwise, a package wasn't read.
    expect(exported.length).toBeGreaterThan(50);
    const taught = readTaughtNames(set);
    const untaught = exported.filter(
      ({name, isDeprecated}) => !isDeprecated && !taught.has(name),
    );
    expect(untaught.map(({module, name}) => `${module} ${name}`)).toEqual([]);
  });

  test(`the ${set} guide Versions lists the documented core and every deprecated export`, () => {
    const guide = readGuide(`docs-${set}/guides/versions.mdx`);
    expect(guide).toContain(`| ${coreVersion} |`);
    const deprecated = exported.filter(({isDeprecated}) => isDeprecated);
    expect(deprecated).not.toEqual([]);
    const missing = deprecated.filter(
      ({name}) => !guide.includes(`\`${name}\``),
    );
    expect(missing.map(({module, name}) => `${module} ${name}`)).toEqual([]);
  });
}
