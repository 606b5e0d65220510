import {Binary} from 'polkadot-api';

/** Maximum length of a text that the frame sends to the page. */
export const longestText = 2000;

/**
 * Formats a value for the console, and the answer of a request. An object becomes
 * JSON, in which bigints and undefined look like in code.
 */
export function toText(value: unknown): string {
  try {
    const converted = toJson('', value);
    if (typeof converted !== 'object' || converted === null)
      return String(converted);
    const json = JSON.stringify(converted, toJson);
    return json.replace(/"(-?\d+n|undefined)"/g, '$1');
  } catch {
    // The value is circular or has a getter that throws.
    return Object.prototype.toString.call(value);
  }
}

/** Converts values that JSON rejects, omits, or shows as empty. */
function toJson(_key: string, value: unknown): unknown {
  if (value === undefined) return 'undefined';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return String(value);
  // Not its code, which contains the time checks.
  if (typeof value === 'function') return `[Function ${value.name}]`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Binary) return value.asHex();
  if (value instanceof Map || value instanceof Set) return Array.from(value);
  return value;
}
