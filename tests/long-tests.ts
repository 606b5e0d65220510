/** Browser tests that take minutes, below `tests/`; `npm run test:full` runs them. */
export const longTests = [
  'hostile-inputs',
  'keyboard',
  'faults',
  'early-inputs',
  'every-page',
].map((name) => `e2e/${name}.spec.ts`);
