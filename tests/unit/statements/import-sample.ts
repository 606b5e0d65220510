// Runs the guides' code samples in this process, unchanged or with the smallest
// change that a test needs.
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FunctionComponent} from 'react';

import {demosFolder} from '../../../src/live-examples/read-demos';

const siteDir = path.join(__dirname, '../../..');

type Change = (code: string) => string;

interface SampleOptions {
  /** The page whose samples can import this one. By default, the guide. */
  page?: string;
  /** Changes the code, for example if the simulated chain lacks what it uses. */
  change?: Change;
  /** The value of the tab, if several tabs have a sample with this title. */
  tab?: string;
}

/**
 * Runs a guide's code sample as its readers would, and returns its exports.
 *
 * @param guide - the guide's file, from the root of the repository, with the id
 *   of a heading if an earlier section has a sample with the same title
 * @param title - the title of the sample, which can begin with "Changes to" if
 *   its hidden lines complete the file
 */
export function importSample<T>(
  guide: string,
  title: string,
  {page = guide, change, tab}: SampleOptions = {},
): Promise<T> {
  const code = changeCode(readSample(guide, title, tab), title, change);
  const {dir, base} = path.posix.parse(title);
  return importCode(
    code,
    tab === undefined ? title : `${dir}/${tab}-${base}`,
    page,
  );
}

/**
 * Makes `findTransaction` of After a reload find something, which the simulated
 * node can't.
 */
export const searchFinds =
  (found: object): Change =>
  (code) =>
    code.replace(
      '  const { System }',
      `  return ${JSON.stringify(found)};\n  const { System }`,
    );

/**
 * Runs a live example, and returns its component.
 *
 * @param name - the name of its file, without the extension
 * @param change - changes the code, such as its times
 */
export async function importDemo(
  name: string,
  change: Change,
): Promise<FunctionComponent> {
  const file = `${name}.tsx`;
  const code = readFileSync(path.join(demosFolder, file), 'utf8');
  const module = await importCode<{default: FunctionComponent}>(
    changeCode(code, file, change),
    file,
    'demos',
  );
  return module.default;
}

/** Changes code. Fails if the change no longer finds what it replaces. */
function changeCode(code: string, title: string, change?: Change): string {
  if (!change) return code;
  const changed = change(code);
  if (changed === code)
    throw new Error(
      `${title} has nothing that the test could change. Adapt the change to the code.`,
    );
  return changed;
}

/** Returns the code of a guide's sample. */
function readSample(guide: string, title: string, tab?: string): string {
  const [file = '', id] = guide.split('#');
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const section = id === undefined ? 0 : text.indexOf(`{#${id}}`);
  const start =
    tab === undefined ? section : text.indexOf(`value="${tab}"`, section);
  const [, code] =
    new RegExp(
      `^\`\`\`\\w+ title="${title}"[^\\n]*\\n([^]*?)^\`\`\``,
      'm',
    ).exec(start < 0 ? '' : text.slice(start)) ?? [];
  if (code === undefined)
    throw new Error(
      `${guide} has no sample ${title}${tab === undefined ? '' : ` in a tab ${tab}`}. Use the title of an existing sample.`,
    );
  return code;
}

/**
 * Runs code as a file of a page's samples, and returns its exports.
 *
 * @param title - the file's path in the reader's project
 * @param page - the page whose samples can import it
 */
async function importCode<T>(
  code: string,
  title: string,
  page: string,
): Promise<T> {
  const file = path.join(
    siteDir,
    '.cache/imported-samples',
    path.basename(page),
    title.replace(/^Changes to /, ''),
  );
  mkdirSync(path.dirname(file), {recursive: true});
  // Another process can import the file while this one writes it again.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return (await import(file)) as T;
}

/** The pages and shared texts with the files that other samples import. */
const pagesOfFiles = {
  'src/ChangeValidators.tsx': 'docs-react/guides/change-a-stake.mdx',
  'src/ChooseValidators.tsx': 'docs-react/guides/validators.mdx',
  'src/ClaimRewards.tsx': 'docs-react/guides/pool-rewards.mdx',
  'src/JoinPool.tsx': 'docs-react/guides/nomination-pools.mdx',
  'src/LeavePool.tsx': 'docs-react/guides/leave-a-pool.mdx',
  'src/Nominate.tsx': 'docs-react/guides/nominate.mdx',
  'src/Nominations.tsx': 'docs-react/guides/staking.mdx',
  'src/PoolSelect.tsx': 'docs-react/guides/nomination-pools.mdx',
  'src/PoolShare.tsx': 'docs-react/guides/leave-a-pool.mdx',
  'src/RefreshRewards.tsx': 'docs-react/guides/pool-rewards.mdx',
  'src/RestakeRewards.tsx': 'docs-react/guides/pool-rewards.mdx',
  'src/StakeOverview.tsx': 'docs-react/guides/staking.mdx',
  'src/Staked.tsx': 'docs-react/guides/staking.mdx',
  'src/StakingState.tsx': 'docs-react/guides/nominate.mdx',
  'src/StopButtons.tsx': 'docs-react/guides/stop-staking.mdx',
  'src/TransactionState.tsx': 'docs-react/getting-started/mutation.mdx',
  'src/Unlocking.tsx': 'docs-react/guides/staking.mdx',
  'src/ValidatorList.tsx': 'docs-react/guides/validators.mdx#filter-the-list',
  'src/add-to-bond.ts': 'docs-shared/_staking-add.mdx',
  'src/bond-again.ts': 'docs-shared/_staking-bond-again.mdx',
  'src/bond-and-nominate.ts': 'docs-shared/_staking-nominate.mdx',
  'src/change-validators.ts': 'docs-shared/_staking-change.mdx',
  'src/check-add.ts': 'docs-shared/_pool-add.mdx',
  'src/check-join.ts': 'docs-shared/_staking-join.mdx',
  'src/check-nomination.ts': 'docs-shared/_staking-nomination-check.mdx',
  'src/check-restake.ts': 'docs-shared/_pool-restake.mdx',
  'src/check-unlock.ts': 'docs-shared/_staking-stop-part.mdx',
  'src/create-connection.ts': 'docs-react/guides/connection.mdx',
  'src/decode-call.ts': 'docs-shared/_event-call.mdx',
  'src/describe-address.ts': 'docs-shared/_describe-address.mdx',
  'src/describe-era.ts': 'docs-react/guides/staking.mdx',
  'src/describe-failure.ts': 'docs-shared/_describe-failure.mdx',
  'src/describe-outcome.ts': 'docs-shared/_pay-once-outcome.mdx',
  'src/explorer-url.ts': 'docs-shared/_explorer-link.mdx',
  'src/format-perbill.ts': 'docs-react/guides/staking.mdx',
  'src/get-failed-rows.ts': 'docs-shared/_failed-rows.mdx',
  'src/is-address.ts': 'docs-shared/_check-address.mdx',
  'src/is-same-account.ts': 'docs-react/guides/wallets-in-depth.mdx',
  'src/leave-pool.ts': 'docs-shared/_staking-leave.mdx',
  'src/nominations-query.ts': 'docs-shared/_staking-nominations.mdx',
  'src/outcome-sentences.ts': 'docs-shared/_find-transaction.mdx',
  'src/parse-amount.ts': 'docs-shared/_parse-amount.mdx',
  'src/read-minimum.ts': 'docs-shared/_staking-stop-part.mdx',
  'src/receipts.ts': 'docs-shared/_pay-once-receipts.mdx',
  'src/stop-nominating.ts': 'docs-shared/_staking-stop.mdx',
  'src/use-underway.ts': 'docs-react/guides/batches.mdx',
  'src/use-validators.ts': 'docs-react/guides/validators.mdx',
  'src/ws-provider.ts': 'docs-shared/_ws-provider.mdx',
};

/** Imports files for a page, whose samples can import them then. */
export async function importFiles(
  page: string,
  ...titles: (keyof typeof pagesOfFiles)[]
): Promise<void> {
  for (const title of titles)
    await importSample(pagesOfFiles[title], title, {page});
}
