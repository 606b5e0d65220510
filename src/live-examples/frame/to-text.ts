import {Binary} from 'polkadot-api';

/** The most characters of a text that the page is told. */
export const longestText = 2000;

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
