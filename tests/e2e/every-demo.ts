// Runs all live examples of `/demos`. On a desktop for `demos.spec.ts`, and on a
// phone for `full/demo-actions.spec.ts`.
import type {Page} from '@playwright/test';

import {
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  liveExample,
  resultOf,
} from './fixtures';

/** The result of the first example: Alice's 10,000 DOT, in planck. */
export const firstQueryResult = /Free.*100,000,000,000,000/;

/**
 * Each demo's first result, by its name in the page. A demo shows it
 * without the reader's action.
 */
export const firstShown = {
  'first query': firstQueryResult,
  'several queries': /Existential.*10,000,000,000/,
  'spendable balance': /DOT\s9,999\.00/,
  'live block': /Best block.*\d+/,
  'conditional query': /Nothing was asked for\./,
  'error retry': /The rewards couldn't be read\./,
  refresh: /Pending rewards: [\d,]+ planck/,
  defer: /Rewards.*2,[\d,]+/,
  stream: /Pool 5: Willow/,
  'dependent query': /[A-Z][a-z]+, \d+ members/,
  'switch chain': /Alice can spend DOT\s9,999\.00\./,
  'two chains': /Kusama \(simulated\).*Block \d+/,
  'connect wallet': /No account yet\./,
  transfer: /Bob can spend\s*DOT\s49\.00/,
  'dispatch error': /Nothing was sent yet\./,
  'number format': /DOT\s12,345\.68/,
  polling: /Pending rewards: [\d,]+ planck/,
  'infinite scroll': /Harbour/,
  'keyed chain': /Connect a wallet/,
  'remembered account': /Choose an account\./,
  'fee and send': /Fee: DOT\s0\.0\d+/,
  toasts: /Send 1 DOT/,
  'transaction outcomes': /Send 1 DOT/,
  'list keys': /Harbour/,
  'shared read': /Era 1900 is active\.\s*It began on/,
  waterfall: /Pools.*40/,
  'no waterfall': /Pools.*40/,
  'bulk refresh': /Rewards of Bob: 2,[\d,]+ planck/,
  'connection status': /Connected\..*Best block: \d+/,
} as const;

/**
 * Runs all demos on `/demos`, and fails if one lacks its first result or moves
 * what follows.
 */
export async function expectDemosToRun(page: Page): Promise<void> {
  const panelHeights = () =>
    page
      .getByRole('region', {name: /^Live example: /})
      .evaluateAll((panels) =>
        panels.map((panel) => [
          panel.getAttribute('aria-label'),
          panel.clientHeight,
        ]),
      );
  const before = await panelHeights();
  // All start first, because they wait for their chains in parallel.
  for (const name of Object.keys(firstShown)) {
    const panel = liveExample(page, name);
    await panel.getByRole('button', {name: 'Run'}).click();
  }
  for (const [name, firstResult] of Object.entries(firstShown)) {
    const result = resultOf(liveExample(page, name));
    await expect(result, name).toContainText(firstResult);
  }
  expect(
    await panelHeights(),
    "If a height differs, change `height` in the demo's file",
  ).toEqual(before);
}
