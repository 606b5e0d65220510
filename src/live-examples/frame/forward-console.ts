import {Binary} from 'polkadot-api';

import type {FromFrame} from '../messages';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
const longestText = 2000;

/** Sends what code logs to the page too. */
export function forwardConsole(tell: (message: FromFrame) => void): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      original(...parts);
      const message = parts.map(toText).join(' ').slice(0, longestText);
      tell({type: 'log', entry: {level, message, line: 0}});
    };
  }
}

/** A value as a reader of the console would want to see it. */
export function toText(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null)
    return String(toJson('', value));
  try {
    return JSON.stringify(value, toJson).replace(/"(-?\d+n|undefined)"/g, '$1');
  } catch {
    // It holds itself, or something that cannot be read.
    return Object.prototype.toString.call(value);
  }
}

/** What JSON can hold of a value that it would leave out or show as empty. */
function toJson(_key: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  if (typeof value === 'bigint') return `${value}n`;
  // Not its code, which has the checks of time in it.
  if (typeof value === 'function') return `[Function ${value.name}]`;
  if (value instanceof Binary) return value.asHex();
  if (value instanceof Map || value instanceof Set) return Array.from(value);
  return value;
}
