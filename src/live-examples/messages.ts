/**
 * The messages between a page and the frame of its live example. Both sides
 * check the shape of each message that they receive.
 */

import * as v from 'valibot';

import {switchNames} from './switches';

/** Maximum length of a list. Code in the frame could send an endless one. */
const longestList = 1000;

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(longestList));
const switchName = v.picklist(switchNames);

/** Runs a script. */
const run = v.object({
  type: v.literal('run'),
  script: v.string(),
  /** The switches that are on from the start. */
  on: list(switchName),
  /** Alice's initial balance, in tokens. */
  balance: v.number(),
  /** Whether to press the first button that appears. */
  pressesButton: v.boolean(),
  /** Whether it started without a click, so that nothing is announced. */
  isQuiet: v.boolean(),
});

/** Sets a switch. */
const flip = v.object({
  type: v.literal('flip'),
  name: switchName,
  isOn: v.boolean(),
  /** Counts an example's flips. The frame sends back the last as `lastFlip`. */
  id: v.number(),
});

/** Messages from the page. */
export const toFrame = v.union([
  run,
  flip,
  v.object({type: v.literal('theme'), theme: v.string()}),
  v.object({type: v.literal('ping')}),
]);

/** An error, and its line in the code, or 0 if it's unknown. */
const problem = v.object({message: v.string(), line: v.number()});
/** A message of the console. The line is 0, except that of an error. */
const logEntry = v.object({...problem.entries, level: v.string()});
/** What the page shows about the chains. */
const chainsView = v.object({
  /** The heights of started chains. */
  heights: list(
    v.object({name: v.string(), best: v.number(), finalized: v.number()}),
  ),
  /** The switches that are on now. */
  on: list(switchName),
  /** Free balances of accounts on the first chain, with their unit. */
  balances: list(
    v.object({name: v.string(), address: v.string(), free: v.string()}),
  ),
});

/** A row in the list of requests: one request, or all reads of a live value. */
const requestRow = v.object({
  /** Identifies the run by its start time, in ms since 1970. */
  run: v.number(),
  /** Increases with each row of a run. */
  id: v.number(),
  chain: v.string(),
  label: v.string(),
  args: v.string(),
  /** Whether the client needs it for the connection, and the app doesn't. */
  isConnecting: v.boolean(),
  /** Time of the request, in ms since 1970. */
  start: v.number(),
  /** Time of its first answer, in ms since 1970, or 0 until then. */
  end: v.number(),
  state: v.picklist(['waiting', 'answered', 'failed', 'cut off']),
  /** Its newest answer or its error. */
  answer: v.string(),
  /** Number of reads. */
  reads: v.number(),
  /** Number of reads with another answer than the read before. */
  updates: v.number(),
});

/** A change of an example. Strict, so that each message has one change. */
const change = v.union([
  /** Whether an answer, a signature, or a transaction is pending. */
  v.strictObject({isBusy: v.boolean()}),
  /** Why the newest code has no result. */
  v.strictObject({problem}),
  v.strictObject({height: v.number()}),
  /** The text of the result's first status. */
  v.strictObject({said: v.string()}),
  /** With the id of the last flip that the frame has received, or 0. */
  v.strictObject({chains: chainsView, lastFlip: v.number()}),
]);

/** Messages from the frame. */
export const fromFrame = v.union([
  /** The frame's page has loaded, and waits for its program. */
  v.object({type: v.literal('loaded')}),
  /** The frame has started, or answers a ping. */
  v.object({type: v.literal('ready')}),
  v.object({type: v.literal('changed'), change}),
  v.object({type: v.literal('log'), entry: logEntry}),
  v.object({type: v.literal('requests'), rows: list(requestRow)}),
]);

export type Run = v.InferOutput<typeof run>;
export type Flip = v.InferOutput<typeof flip>;
export type Change = v.InferOutput<typeof change>;
export type ToFrame = v.InferOutput<typeof toFrame>;
export type FromFrame = v.InferOutput<typeof fromFrame>;
export type ChainsView = v.InferOutput<typeof chainsView>;
export type Problem = v.InferOutput<typeof problem>;
export type LogEntry = v.InferOutput<typeof logEntry>;
export type RequestRow = v.InferOutput<typeof requestRow>;
