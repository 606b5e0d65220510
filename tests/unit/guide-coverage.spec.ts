import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {declaredModules, listExports} from './guides/list-exports';
import {listGuides, readGuide, siteDir} from './guides/read-guide';

const published = (name: string) =>
  declaredModules(path.join(siteDir, 'node_modules/@reactive-dot', name));
const {version: coreVersion} = JSON.parse(
  readFileSync(
    path.join(siteDir, 'node_modules/@reactive-dot/core/package.json'),
    'utf8',
  ),
) as {version: string};
const shared = [...published('core'), ...published('utils')];
const vue = {
  module: '@reactive-dot/vue',
  file: path.join(siteDir, 'types/reactive-dot__vue/index.d.ts'),
};

/** What readers of each set can import. */
const modules = {
  react: [...published('react'), ...shared],
  vue: [vue, ...shared],
};

/** The words of samples and inline code, and the last words of links. */
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
  const exported = listExports(modules[set]);

  test(`the ${set} guides use or link all that its packages export, unless it is deprecated`, () => {
    expect(exported.length).toBeGreaterThan(50);
    const taught = readTaughtNames(set);
    const untaught = exported.filter(
      ({name, isDeprecated}) => !isDeprecated && !taught.has(name),
    );
    expect(untaught.map(({module, name}) => `${module} ${name}`)).toEqual([]);
  });

  test(`Versions of ${set} names the documented core and every export that is deprecated`, () => {
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
