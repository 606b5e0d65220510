/** What a person may do to the chain, the wallet or the connection while an example runs. */
export const switchLabels = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  stop: 'Stop making blocks',
  cut: 'Cut the connection',
};

export type SwitchName = keyof typeof switchLabels;

export const switchNames = Object.keys(switchLabels) as SwitchName[];

/** Messages by their type, each with values of the kinds that it may have. */
const toFrame = {
  run: {
    script: '',
    /** The switches that are on from the start. */
    on: switchNames,
    /** What Alice owns at first, in tokens. */
    balance: 0,
    /** Whether the first button that shows is pressed. */
    pressesButton: false,
  },
  flip: {name: '' as SwitchName, isOn: false},
  theme: {theme: ''},
  ping: {},
};

/** What is wrong with code, and in which line; 0 if it isn't known. */
const problem = {message: '', line: 0};

const fromFrame = {
  /** The frame waits for its script. */
  loaded: {},
  ready: {},
  /** Whether an answer, a signature or a transaction is awaited. */
  busy: {isBusy: false},
  /** The newest code shows nothing, or no more. */
  failed: {problem},
  height: {pixels: 0},
  chains: {
    view: {
      /** Of the chains that have started. */
      heights: [{name: '', best: 0, finalized: 0}],
      on: switchNames,
      /** What an account owns on the first chain, with its unit. */
      balances: [{name: '', address: '', free: ''}],
    },
  },
  log: {entry: {...problem, level: ''}},
  pong: {},
};

type Messages<M> = {[T in keyof M]: {type: T} & M[T]}[keyof M];
/** What the page tells the frame. */
export type ToFrame = Messages<typeof toFrame>;
/** What the frame tells the page. */
export type FromFrame = Messages<typeof fromFrame>;
/** What runs, and what it starts with. */
export type Run = typeof toFrame.run;
/** What can be seen of the chains below an example. */
export type ChainsView = typeof fromFrame.chains.view;
export type Problem = typeof problem;
/** A line of the console. */
export type LogEntry = typeof fromFrame.log.entry;

const longestList = 1000;

/** Whether a value is of the same kind as another, in all that the other has. */
function isLike(value: unknown, other: unknown): boolean {
  if (other === switchNames) {
    return isLike(value, ['']) && (value as []).every(isSwitch);
  }
  if (Array.isArray(other)) {
    return (
      Array.isArray(value) &&
      value.length <= longestList &&
      value.every((one) => isLike(one, other[0]))
    );
  }
  if (typeof other !== 'object') return typeof value === typeof other;
  return Object.entries(other as object).every(([key, part]) =>
    isLike(Reflect.get(Object(value), key), part),
  );
}

const isSwitch = (value: unknown) => Object.hasOwn(switchLabels, String(value));

const isOneOf = (messages: object, message: unknown): boolean => {
  const {type} = Object(message) as {type?: unknown};
  return (
    typeof type === 'string' &&
    Object.hasOwn(messages, type) &&
    isLike(message, Reflect.get(messages, type))
  );
};

/** Whether something that was sent to the frame is a message of the page. */
export const isToFrame = (message: unknown): message is ToFrame =>
  isOneOf(toFrame, message);

/** Whether something that was sent to the page is a message of the frame. */
export const isFromFrame = (message: unknown): message is FromFrame =>
  isOneOf(fromFrame, message);
