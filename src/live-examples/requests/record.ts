import type {Report} from '../../simulated-chain/reports';
import type {Runtime, Value} from '../../simulated-chain/runtime';
import {longestText} from '../frame/to-text';
import type {RequestRow} from '../messages';
import {describe, identify, type Asked} from './describe';
import {mostRows} from './list';

/** How long changes are gathered before the page hears of them, in ms. */
const gatherMs = 100;
/** How many blocks later the client reads a live value again at most: it leaves out those that come while it waits. */
const mostBlocks = 3;

/** A row, and what the next report about it needs. */
interface Tracked {
  row: RequestRow;
  connection: number;
  readAnswer: (result: Value) => string;
  /** Its newest answer, and the same as a text. */
  result?: Value;
  sign?: string;
  /** Number of the newest block that was asked. */
  block?: number;
  /** Whether the client looks for something new before it reads it. */
  isChecked: boolean;
  /** Requests of it that wait for their answer, or stay open. */
  open: Set<number>;
}

/**
 * Makes rows of what the chains of one run report: one for each request, and
 * one for all reads of a live value.
 *
 * @param tell hears of the rows that have changed, ten times a second at most
 */
export function createRecorder(tell: (rows: RequestRow[]) => void) {
  const run = Date.now();
  const rows = new Set<Tracked>();
  const byKey = new Map<string, Tracked>();
  const byRequest = new Map<number, Tracked>();
  const checks = new Set<number>();
  const changed = new Set<Tracked>();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    const newest = Array.from(changed).slice(-mostRows);
    changed.clear();
    for (const {row, readAnswer, result} of newest) {
      if (row.state === 'answered')
        row.answer = readAnswer(result).slice(0, longestText);
    }
    tell(newest.map(({row}) => ({...row})));
  };
  const change = (tracked: Tracked, to: Partial<RequestRow>) => {
    Object.assign(tracked.row, to);
    changed.add(tracked);
    timer ??= setTimeout(flush, gatherMs);
  };

  const begin = (asked: Asked, chain: string, runtime: Runtime): Tracked => {
    const {readAnswer, words, args, isConnecting} = describe(asked, runtime);
    const row: RequestRow = {
      run,
      id: (count += 1),
      chain,
      words,
      args: args.slice(0, longestText),
      isConnecting,
      start: Date.now(),
      end: 0,
      state: 'waiting',
      answer: '',
      reads: 0,
      updates: 0,
    };
    return {
      row,
      connection: asked.connection,
      readAnswer,
      isChecked: false,
      open: new Set(),
    };
  };
  const ask = (asked: Asked, chain: string, runtime: Runtime) => {
    const {key, isCheck, repeats} = identify(asked);
    const known = byKey.get(key);
    const tracked =
      known && (repeats === 'always' || isCheck || isNext(known, asked))
        ? known
        : begin(asked, chain, runtime);
    if (repeats !== 'never') byKey.set(key, tracked);
    rows.add(tracked);
    byRequest.set(asked.id, tracked);
    if (isCheck) checks.add(asked.id);
    tracked.open.add(asked.id);
    // A look for something new and the reading that may follow are one.
    if (isCheck || !tracked.isChecked) tracked.row.reads += 1;
    tracked.isChecked ||= isCheck;
    tracked.block = asked.block?.number;
    change(tracked, {});
  };

  const answer = (id: number, tracked: Tracked, result: Value) => {
    const {row} = tracked;
    if (checks.delete(id)) return;
    const sign = JSON.stringify(result);
    const isUpdate = row.state === 'answered' && sign !== tracked.sign;
    Object.assign(tracked, {result, sign});
    change(tracked, {
      state: 'answered',
      end: row.end || Date.now(),
      updates: row.updates + Number(isUpdate),
    });
  };
  const end = (tracked: Tracked, state: RequestRow['state'], text: string) => {
    const end = tracked.row.end || Date.now();
    change(tracked, {state, end, answer: text});
  };

  return (report: Report, chain: string, runtime: Runtime) => {
    if (report.type === 'asked') {
      ask(report, chain, runtime);
    } else if (report.type === 'closed') {
      for (const tracked of rows) {
        if (tracked.connection !== report.connection) continue;
        rows.delete(tracked);
        if (tracked.open.size > 0) end(tracked, 'cut off', '');
      }
    } else {
      const tracked = byRequest.get(report.id);
      if (!tracked || !rows.has(tracked)) return;
      if (!report.staysOpen) {
        byRequest.delete(report.id);
        tracked.open.delete(report.id);
      }
      if (report.type === 'failed') end(tracked, 'failed', report.message);
      else answer(report.id, tracked, report.result);
    }
  };
}

/** Whether a request reads a live value again, in a block that came since. */
function isNext(tracked: Tracked, {block: now}: Asked): boolean {
  const {row, block, isChecked} = tracked;
  if (row.state === 'failed' || row.state === 'cut off') return false;
  if (isChecked) return true;
  if (!now || block === undefined) return false;
  return now.number > block && now.number - block <= mostBlocks;
}
