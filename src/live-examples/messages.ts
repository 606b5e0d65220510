import * as v from 'valibot';

/** What a person may do to the chain, the wallet or the connection while an example runs. */
export const switchLabels = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  invalid: 'Refuse transactions',
  dispatch: 'Fail transactions on chain',
  drop: 'Drop the next block with a transaction',
  stop: 'Stop making blocks',
  cut: 'Cut the connection',
};

export type SwitchName = keyof typeof switchLabels;

export const switchNames = Object.keys(switchLabels) as SwitchName[];

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(1000));
const switchName = v.picklist(switchNames);

/** What runs, and what it starts with. */
const run = v.object({
  type: v.literal('run'),
  script: v.string(),
  /** The switches that are on from the start. */
  on: list(switchName),
  /** What Alice owns at first, in tokens. */
  balance: v.number(),
  /** Whether the first button that shows is pressed. */
  pressesButton: v.boolean(),
  /** Whether it runs without the reader's asking, so that nothing is read aloud. */
  isQuiet: v.boolean(),
});

/** What the page tells the frame. */
export const toFrame = v.union([
  run,
  v.object({type: v.literal('flip'), name: switchName, isOn: v.boolean()}),
  v.object({type: v.literal('theme'), theme: v.string()}),
  v.object({type: v.literal('ping')}),
]);

/** What is wrong with code, and in which line; 0 if it isn't known. */
const problem = v.object({message: v.string(), line: v.number()});
/** A line of the console. */
const logEntry = v.object({...problem.entries, level: v.string()});
/** What can be seen of the chains below an example. */
const chainsView = v.object({
  /** Of the chains that have started. */
  heights: list(
    v.object({name: v.string(), best: v.number(), finalized: v.number()}),
  ),
  on: list(switchName),
  /** What an account owns on the first chain, with its unit. */
  balances: list(
    v.object({name: v.string(), address: v.string(), free: v.string()}),
  ),
});

/** One request to a chain, or all reads of a live value, as `requests/` shows it. */
const requestRow = v.object({
  /** When the code began to run, which tells the runs apart, in ms since 1970. */
  run: v.number(),
  /** Higher in each row of a run than in those before. */
  id: v.number(),
  chain: v.string(),
  words: v.string(),
  args: v.string(),
  /** Whether it only serves the connection. */
  isConnecting: v.boolean(),
  /** When it was asked and first answered, in ms since 1970; 0 until then. */
  start: v.number(),
  end: v.number(),
  state: v.picklist(['waiting', 'answered', 'failed', 'cut off']),
  /** Its newest answer, or why it failed. */
  answer: v.string(),
  /** How often it was read, and how often that brought another answer. */
  reads: v.number(),
  updates: v.number(),
});

/** What changes of an example. */
const change = v.union([
  /** Whether an answer, a signature or a transaction is awaited. */
  v.strictObject({isBusy: v.boolean()}),
  /** Why the newest code shows nothing, or no more. */
  v.strictObject({problem}),
  v.strictObject({height: v.number()}),
  v.strictObject({chains: chainsView}),
]);

/** What the frame tells the page. */
export const fromFrame = v.union([
  /** The frame waits for its script. */
  v.object({type: v.literal('loaded')}),
  /** It's ready, and still answers. */
  v.object({type: v.literal('ready')}),
  v.object({type: v.literal('changed'), change}),
  v.object({type: v.literal('log'), entry: logEntry}),
  v.object({type: v.literal('requests'), rows: list(requestRow)}),
]);

export type Run = v.InferOutput<typeof run>;
export type ToFrame = v.InferOutput<typeof toFrame>;
export type FromFrame = v.InferOutput<typeof fromFrame>;
export type ChainsView = v.InferOutput<typeof chainsView>;
export type Problem = v.InferOutput<typeof problem>;
export type LogEntry = v.InferOutput<typeof logEntry>;
export type RequestRow = v.InferOutput<typeof requestRow>;
