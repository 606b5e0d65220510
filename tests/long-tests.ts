/** Browser tests that take minutes, below `tests/`; `npm run test:full` runs them. */
export const longTests = [
  'audited-states',
  'crash',
  'demo-actions',
  'early-inputs',
  'every-page',
  'faults',
  'hostile-inputs',
  'keyboard',
  'loading',
  'print',
  'script-faults',
  'search-faults',
  'search-hosted',
].map((name) => `e2e/${name}.spec.ts`);
