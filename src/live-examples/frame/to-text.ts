import {Binary} from 'polkadot-api';

/** Maximum length of a text that the frame sends to the page. */
export const longestText = 2000;

/** Formats a value for the console. */
export function toText(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null)
    return String(toJson('', value));
  try {
    return JSON.stringify(value, toJson).replace(/"(-?\d+n|undefined)"/g, '$1');
  } catch {
    // The value is circular or has a getter that throws.
    return Object.prototype.toString.call(value);
  }
}

/** Converts values that JSON would omit or show as empty. */
function toJson(_key: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  if (typeof value === 'bigint') return `${value}n`;
  // Not its code, which contains the time checks.
  if (typeof value === 'function') return `[Function ${value.name}]`;
  if (value instanceof Binary) return value.asHex();
  if (value instanceof Map || value instanceof Set) return Array.from(value);
  return value;
}
