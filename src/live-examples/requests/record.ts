import type {Report} from '../../simulated-chain/reports';
import type {Runtime, Value} from '../../simulated-chain/runtime';
import {longestText} from '../frame/to-text';
import type {RequestRow} from '../messages';
import {describe} from './describe';
import {identify} from './identify';
import {mostRows} from './list';
import type {RequestReport} from './request-report';

/** Interval in ms at which changes are reported. */
const gatherMs = 100;
/**
 * Maximum number of blocks between two reads of a live value. The client skips
 * blocks while it waits.
 */
const mostBlocks = 3;

/** A row, and the data for its next update. */
interface Tracked {
  row: RequestRow;
  connection: number;
  readAnswer: (result: Value) => string;
  /** Its newest answer. */
  result?: Value;
  /** The same answer as JSON. */
  json?: string;
  /** Number of the newest queried block. */
  block?: number;
  /** Whether the client checks for changes before each read. */
  isChecked: boolean;
  /** Ids of its pending or open requests. */
  open: Set<number>;
}

/**
 * Turns the reports of the chains of one run into rows: one for each request,
 * and one for all reads of a live value.
 *
 * @param onChange - receives new and changed rows, at most ten times a second
 * @returns functions that take the next report, and that end the run
 */
export function createRecorder(onChange: (rows: RequestRow[]) => void) {
  const run = Date.now();
  const rows = new Set<Tracked>();
  const byKey = new Map<string, Tracked>();
  const byRequest = new Map<number, Tracked>();
  const checks = new Set<number>();
  const changed = new Set<Tracked>();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  const flush = () => {
    timer = undefined;
    const newest = Array.from(changed).slice(-mostRows);
    changed.clear();
    for (const {row, readAnswer, result} of newest) {
      if (row.state === 'answered')
        row.answer = readAnswer(result).slice(0, longestText);
    }
    onChange(newest.map(({row}) => ({...row})));
  };
  const change = (tracked: Tracked, to: Partial<RequestRow>) => {
    Object.assign(tracked.row, to);
    changed.add(tracked);
    timer ??= setTimeout(flush, gatherMs);
  };

  const begin = (
    asked: RequestReport,
    chain: string,
    runtime: Runtime,
  ): Tracked => {
    const {readAnswer, label, args, isConnecting} = describe(asked, runtime);
    const row: RequestRow = {
      run,
      id: (count += 1),
      chain,
      label,
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
  const ask = (asked: RequestReport, chain: string, runtime: Runtime) => {
    const {key, isCheck, repeats} = identify(asked);
    const known = byKey.get(key);
    const tracked =
      known && (repeats === 'always' || isCheck || isNextRead(known, asked))
        ? known
        : begin(asked, chain, runtime);
    if (repeats !== 'never') byKey.set(key, tracked);
    rows.add(tracked);
    byRequest.set(asked.id, tracked);
    if (isCheck) checks.add(asked.id);
    tracked.open.add(asked.id);
    // A check and the read after it count as one.
    if (isCheck || !tracked.isChecked) tracked.row.reads += 1;
    tracked.isChecked ||= isCheck;
    tracked.block = asked.block?.number;
    change(tracked, {});
  };

  const answer = (id: number, tracked: Tracked, result: Value) => {
    const {row} = tracked;
    if (checks.delete(id)) return;
    const json = JSON.stringify(result);
    const isUpdate = row.state === 'answered' && json !== tracked.json;
    Object.assign(tracked, {result, json});
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

  const take = (report: Report, chain: string, runtime: Runtime) => {
    if (isEnded) return;
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

  return {
    take,
    /** Reports the last changes immediately, and ignores later reports. */
    end() {
      for (const tracked of rows) {
        if (tracked.row.state === 'waiting') end(tracked, 'cut off', '');
      }
      isEnded = true;
      clearTimeout(timer);
      if (changed.size > 0) flush();
    },
  };
}

/** Whether a request is the next read of a live value, in a newer block. */
function isNextRead(tracked: Tracked, {block: now}: RequestReport): boolean {
  const {row, block, isChecked} = tracked;
  if (row.state === 'failed' || row.state === 'cut off') return false;
  if (isChecked) return true;
  if (!now || block === undefined) return false;
  return now.number > block && now.number - block <= mostBlocks;
}
