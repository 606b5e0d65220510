/** What a person may do to the chain, the wallet or the connection while an example runs. */
export const switchLabels = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  stop: 'Stop making blocks',
  cut: 'Cut the connection',
};

export type SwitchName = keyof typeof switchLabels;

/** What runs, and what it starts with. */
export interface Run {
  script: string;
  /** The switches that are on from the start. */
  on: readonly SwitchName[];
  /** Whether the first button that shows is pressed. */
  pressesButton: boolean;
}

/** The height of a chain that has started. */
export interface Height {
  name: string;
  best: number;
  finalized: number;
}

/** What can be seen of the chains below an example. */
export interface ChainsView {
  heights: Height[];
  on: SwitchName[];
  /** What the development accounts own on the first chain, as text with its unit. */
  balances: {name: string; address: string; free: string}[];
}

/** What the page tells the frame. */
export type ToFrame =
  | ({type: 'run'} & Run)
  | {type: 'flip'; name: SwitchName; isOn: boolean}
  | {type: 'pause'; isPaused: boolean}
  | {type: 'theme'; theme: string}
  | {type: 'ping'};

/** What the frame tells the page. */
export type FromFrame =
  /** The frame waits for its script. */
  | {type: 'loaded'}
  | {type: 'ready'}
  /** The newest code has shown its first result. */
  | {type: 'shown'}
  /** Whether an answer, a signature or a transaction is awaited. */
  | {type: 'busy'; isBusy: boolean}
  /** The newest code shows nothing, or no more. */
  | {type: 'failed'; message: string; line?: number}
  | {type: 'height'; pixels: number}
  | {type: 'chains'; view: ChainsView}
  | {type: 'log'; level: string; text: string; line?: number}
  | {type: 'pong'};

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isSwitch: Check = (value) =>
  typeof value === 'string' && Object.hasOwn(switchLabels, value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 1000 && value.every(check);
const isShaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, check]) =>
      check(Reflect.get(value, key)),
    );

const isView = isShaped({
  heights: isListOf(
    isShaped({name: isText, best: isNumber, finalized: isNumber}),
  ),
  on: isListOf(isSwitch),
  balances: isListOf(isShaped({name: isText, address: isText, free: isText})),
});

const toFrame: Record<ToFrame['type'], Check> = {
  run: isShaped({
    script: isText,
    on: isListOf(isSwitch),
    pressesButton: isFlag,
  }),
  flip: isShaped({name: isSwitch, isOn: isFlag}),
  pause: isShaped({isPaused: isFlag}),
  theme: isShaped({theme: isText}),
  ping: isShaped({}),
};

const fromFrame: Record<FromFrame['type'], Check> = {
  loaded: isShaped({}),
  ready: isShaped({}),
  shown: isShaped({}),
  busy: isShaped({isBusy: isFlag}),
  failed: isShaped({message: isText, line: isOptional(isNumber)}),
  height: isShaped({pixels: isNumber}),
  chains: isShaped({view: isView}),
  log: isShaped({level: isText, text: isText, line: isOptional(isNumber)}),
  pong: isShaped({}),
};

const isOneOf = (checks: Record<string, Check>, message: unknown): boolean => {
  const type: unknown =
    typeof message === 'object' && message !== null
      ? Reflect.get(message, 'type')
      : undefined;
  return (
    typeof type === 'string' &&
    Object.hasOwn(checks, type) &&
    checks[type]!(message)
  );
};

/** Whether something that was sent to the frame is a message of the page. */
export function isToFrame(message: unknown): message is ToFrame {
  return isOneOf(toFrame, message);
}

/** Whether something that was sent to the page is a message of the frame. */
export function isFromFrame(message: unknown): message is FromFrame {
  return isOneOf(fromFrame, message);
}
