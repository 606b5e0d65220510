import type {ComponentType} from 'react';

/** What a person may do to the chain or the wallet while a demo runs. */
export type SwitchName = 'fail' | 'slow' | 'refuse' | 'stop';

export interface DemoEntry {
  load: () => Promise<{default: ComponentType}>;
  /** The switches that matter for this demo. */
  switches: SwitchName[];
  /** The switches that are on when the demo starts. */
  on?: SwitchName[];
}

/** All demos, by the name of their file. */
export const catalogue = {
  'first-query': {
    load: () => import('@site/src/live-examples/demos/first-query'),
    switches: ['slow'],
  },
  'several-queries': {
    load: () => import('@site/src/live-examples/demos/several-queries'),
    switches: ['slow'],
  },
  'spendable-balance': {
    load: () => import('@site/src/live-examples/demos/spendable-balance'),
    switches: ['slow'],
  },
  'live-block': {
    load: () => import('@site/src/live-examples/demos/live-block'),
    switches: ['stop'],
  },
  'conditional-query': {
    load: () => import('@site/src/live-examples/demos/conditional-query'),
    switches: ['slow'],
  },
  'error-retry': {
    load: () => import('@site/src/live-examples/demos/error-retry'),
    switches: ['fail'],
    on: ['fail'],
  },
  refresh: {
    load: () => import('@site/src/live-examples/demos/refresh'),
    switches: ['slow', 'stop'],
  },
  defer: {
    load: () => import('@site/src/live-examples/demos/defer'),
    switches: ['slow'],
  },
  stream: {
    load: () => import('@site/src/live-examples/demos/stream'),
    switches: ['slow'],
  },
  'dependent-query': {
    load: () => import('@site/src/live-examples/demos/dependent-query'),
    switches: ['slow'],
  },
  'switch-chain': {
    load: () => import('@site/src/live-examples/demos/switch-chain'),
    switches: ['slow'],
  },
  'two-chains': {
    load: () => import('@site/src/live-examples/demos/two-chains'),
    switches: ['stop'],
  },
  'connect-wallet': {
    load: () => import('@site/src/live-examples/demos/connect-wallet'),
    switches: [],
  },
  transfer: {
    load: () => import('@site/src/live-examples/demos/transfer'),
    switches: ['refuse', 'stop'],
  },
  'dispatch-error': {
    load: () => import('@site/src/live-examples/demos/dispatch-error'),
    switches: ['refuse', 'stop'],
  },
  'mutation-log': {
    load: () => import('@site/src/live-examples/demos/mutation-log'),
    switches: ['refuse', 'stop'],
  },
  'number-format': {
    load: () => import('@site/src/live-examples/demos/number-format'),
    switches: [],
  },
  'fee-and-send': {
    load: () => import('@site/src/live-examples/demos/fee-and-send'),
    switches: ['refuse', 'stop'],
  },
  'remembered-account': {
    load: () => import('@site/src/live-examples/demos/remembered-account'),
    switches: [],
  },
  toasts: {
    load: () => import('@site/src/live-examples/demos/toasts'),
    switches: ['refuse', 'stop'],
  },
  polling: {
    load: () => import('@site/src/live-examples/demos/polling'),
    switches: ['slow', 'stop'],
  },
  'infinite-scroll': {
    load: () => import('@site/src/live-examples/demos/infinite-scroll'),
    switches: ['slow'],
  },
  'keyed-chain': {
    load: () => import('@site/src/live-examples/demos/keyed-chain'),
    switches: ['slow'],
  },
} satisfies Record<string, DemoEntry>;

export type DemoName = keyof typeof catalogue;
