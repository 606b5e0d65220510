/** What a person may do to the chain, the wallet or the connection while an example runs. */
export const switchLabels = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  stop: 'Stop making blocks',
  cut: 'Cut the connection',
};

export type SwitchName = keyof typeof switchLabels;

type Check<T> = (value: unknown) => value is T;
type Checked<C> = C extends Check<infer T> ? T : never;
type Shape = Readonly<Record<string, Check<unknown>>>;
type Shaped<S extends Shape> = {[K in keyof S]: Checked<S[K]>};
/** One kind of message by its type. */
type Messages<M extends Record<string, Check<object>>> = {
  [T in keyof M]: {type: T} & Checked<M[T]>;
}[keyof M];

const isText: Check<string> = (value) => typeof value === 'string';
const isNumber: Check<number> = (value): value is number =>
  Number.isFinite(value);
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isSwitch: Check<SwitchName> = (value): value is SwitchName =>
  typeof value === 'string' && Object.hasOwn(switchLabels, value);
const isLine: Check<number | undefined> = (value): value is number =>
  value === undefined || isNumber(value);
const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= 1000 && value.every(check);
const isShaped =
  <S extends Shape>(shape: S): Check<Shaped<S>> =>
  (value): value is Shaped<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, check]) =>
      check(Reflect.get(value, key)),
    );

const isHeight = isShaped({name: isText, best: isNumber, finalized: isNumber});
/** What an account owns on the first chain, with its unit. */
const isBalance = isShaped({name: isText, address: isText, free: isText});
const isView = isShaped({
  /** Of the chains that have started. */
  heights: isListOf(isHeight),
  on: isListOf(isSwitch),
  balances: isListOf(isBalance),
});
/** What can be seen of the chains below an example. */
export type ChainsView = Checked<typeof isView>;

const isRun = isShaped({
  script: isText,
  /** The switches that are on from the start. */
  on: isListOf(isSwitch),
  /** Whether the first button that shows is pressed. */
  pressesButton: isFlag,
});
/** What runs, and what it starts with. */
export type Run = Checked<typeof isRun>;

const toFrame = {
  run: isRun,
  flip: isShaped({name: isSwitch, isOn: isFlag}),
  pause: isShaped({isPaused: isFlag}),
  theme: isShaped({theme: isText}),
  ping: isShaped({}),
};

const fromFrame = {
  /** The frame waits for its script. */
  loaded: isShaped({}),
  ready: isShaped({}),
  /** Whether an answer, a signature or a transaction is awaited. */
  busy: isShaped({isBusy: isFlag}),
  /** The newest code shows nothing, or no more. */
  failed: isShaped({message: isText, line: isLine}),
  height: isShaped({pixels: isNumber}),
  chains: isShaped({view: isView}),
  log: isShaped({level: isText, text: isText, line: isLine}),
  pong: isShaped({}),
};

/** What the page tells the frame. */
export type ToFrame = Messages<typeof toFrame>;
/** What the frame tells the page. */
export type FromFrame = Messages<typeof fromFrame>;

const isOneOf = (
  checks: Record<string, Check<object>>,
  message: unknown,
): boolean => {
  const {type} = Object(message) as {type?: unknown};
  return isText(type) && Object.hasOwn(checks, type) && checks[type]!(message);
};

/** Whether something that was sent to the frame is a message of the page. */
export const isToFrame = (message: unknown): message is ToFrame =>
  isOneOf(toFrame, message);

/** Whether something that was sent to the page is a message of the frame. */
export const isFromFrame = (message: unknown): message is FromFrame =>
  isOneOf(fromFrame, message);
