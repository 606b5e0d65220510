// Audits what a page shows after a reader's action, which `accessibility.spec.ts`
// doesn't see: results, popovers, and running examples.
import {audit, describeDefects} from '../e2e/audit';
import {
  press,
  readType,
  run,
  search,
  until,
  type Act,
} from '../e2e/reader-actions';
import {expect, open, test} from '../e2e/fixtures';
import {pageKinds} from '../e2e/page-kinds';
import {changeColorMode, colorModes} from './color-modes';

// Some states need several simulated chains, and each has two audits.
test.describe.configure({timeout: 90_000});

/** Findings of axe that aren't defects. */
const exceptions: readonly (readonly [rule: string, selector: RegExp])[] = [
  // DocSearch's results are options with a link and buttons inside. Keys choose
  // an option and Enter follows it, as the rule requires.
  ['nested-interactive', /docsearch-hits|DocSearch-Hit/],
  // Types overlay the page, are announced from within it, and scroll with Page
  // Down while their name has the focus.
  ['region', /^\.type-popover$/],
  ['scrollable-region-focusable', /^\.type-popover$/],
];

/** States that a reader opens on a page, audited in addition to the pages. */
const states: Readonly<Record<string, readonly [path: string, ...Act[]]>> = {
  'results of a search': [pageKinds.guide, search('query', '.DocSearch-Hit')],
  'a search without results': [
    pageKinds.guide,
    search('zzqqxx', '.DocSearch-NoResults'),
  ],
  'the type of a name': [pageKinds['style sheet of the guides'], readType],
  'running demos': [
    pageKinds.demos,
    ...['transfer', 'number format', 'switch chain'].map((name) =>
      until(`[aria-label$="${name}"] :text("best #")`, run(name)),
    ),
  ],
  'a running example in the playground, with its requests': [
    '/playground#example=waterfall',
    until('.requests-link', press('Run')),
  ],
  'the filtered gallery of examples': [
    '/playground',
    press('Example: '),
    until('.play-gallery code', (page) =>
      page.getByRole('searchbox', {name: 'Filter'}).fill('mutation'),
    ),
  ],
};

for (const [state, [path, ...acts]] of Object.entries(states)) {
  for (const width of [1280, 390]) {
    test(`${state}, at ${width} pixels: passes axe in both modes and doesn't scroll horizontally`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await open(page, path);
      for (const act of acts) await act(page);
      for (const mode of colorModes) {
        await changeColorMode(page, mode);
        const defects = (await audit(page)).filter(
          ({rule, selector}) =>
            !exceptions.some(
              ([name, where]) => name === rule && where.test(selector),
            ),
        );
        expect(describeDefects(defects), mode).toEqual([]);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width);
    });
  }
}
