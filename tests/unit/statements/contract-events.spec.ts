// Checks docs-react/smart-contract/ink.mdx and solidity.mdx. A title has the guide's
// name, the section, and a sentence of the section.
import {openPage} from './page';

import {expect, onTestFinished, test, vi} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {importSample} from './import-sample';

const folder = 'docs-react/smart-contract';

type Listener = (event: {block: {number: number}; data: object}) => void;

/** Lets the test emit the events, and counts the refetches. */
const onlyListener = (code: string) =>
  code.replace(
    /^import .* from "@reactive-dot\/react";$/m,
    `const useContractEventListener = (...args: any[]) =>
      (globalThis as any).listen(args[3]);
    const useStore = () => ({
      invalidateContractQueries: (globalThis as any).refetch,
    });`,
  );

/** Opens a guide's list of events, from the section with the given id. */
async function openLog(guide: string, section: string, name: string) {
  const page = `${folder}/${guide}.mdx`;
  await importSample(page, 'src/contracts.ts');
  const {[name]: Log} = await importSample<
    Record<string, ComponentType<{address: string; token: string}>>
  >(`${page}#${section}`, `src/${name}.tsx`, {page, change: onlyListener});
  if (!Log) expect.unreachable(`no ${name}`);

  const listen = vi.fn<(listener: Listener) => void>();
  const refetch = vi.fn();
  vi.stubGlobal('listen', listen);
  vi.stubGlobal('refetch', refetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const opened = await openPage(h(Log, {address: '0x11', token: '0x11'}));
  await expect.poll(() => listen.mock.calls.length).toBeGreaterThan(0);
  return {
    ...opened,
    refetch,
    emit: (number: number, data: object) =>
      listen.mock.lastCall?.[0]({block: {number}, data}),
  };
}

const logs = [
  {
    title: 'Use an ink! contract, List the flips',
    guide: 'ink',
    section: 'list-the-flips',
    name: 'FlipperLog',
    statement: '“`lastBlock` keeps a flip from being listed twice”',
    data: {value: true},
    line: 'true',
  },
  {
    title: 'Use a Solidity contract, List the transfers',
    guide: 'solidity',
    section: 'list-the-transfers',
    name: 'TokenUpdates',
    statement: '“`lastBlock` keeps a transfer from being listed twice”',
    data: {from: 'Alice', to: 'Bob', value: 5n},
    line: '5 from Alice to Bob',
  },
];

for (const {title, guide, section, name, statement, data, line} of logs) {
  test(`${title}: ${statement}`, async () => {
    const log = await openLog(guide, section, name);
    // A block can have two events, which arrive together.
    log.emit(7, data);
    log.emit(7, data);
    await expect.poll(log.text).toBe(`#7: ${line}#7: ${line}`);
    expect(log.refetch).toHaveBeenCalledTimes(2);

    // After an outage, blocks repeat.
    log.emit(6, data);
    log.emit(7, data);
    log.emit(8, data);
    await expect.poll(log.text).toBe(`#7: ${line}#7: ${line}#8: ${line}`);
    expect(log.refetch).toHaveBeenCalledTimes(3);
  });
}
