import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

import type {Demo} from '../read-demos';

/** What an address of the playground says. */
export interface Shared {
  /** The demo that it starts from. */
  example?: string;
  /** The code, if the reader changed it. */
  code?: string;
}

/** The most characters of code that the playground takes from an address. */
const longestCode = 50_000;

/** The hash of an address that opens the playground with this code. It never leaves the browser. */
export function toHash({example, code}: Shared): string {
  const parameters = new URLSearchParams();
  if (example !== undefined) parameters.set('example', example);
  if (code !== undefined) parameters.set('code', pack(code));
  return `#${parameters}`;
}

/** The hash of an example with what the reader wrote, if it was changed. */
export const hashOf = ({name, code}: Demo, written: string): string =>
  toHash({example: name, code: written === code ? undefined : written});

/**
 * Reads such a hash.
 *
 * @throws with a sentence for the reader, if its code cannot be read
 */
export function fromHash(hash: string): Shared {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const code = parameters.get('code');
  return {
    example: parameters.get('example') ?? undefined,
    ...(code !== null && {code: unpack(code)}),
  };
}

function pack(code: string): string {
  const bytes = deflateSync(strToU8(code), {level: 9});
  return btoa(strFromU8(bytes, true))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function unpack(packed: string): string {
  let bytes: Uint8Array;
  try {
    const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    // No more is unpacked than there may be, whatever the address says.
    bytes = inflateSync(strToU8(text, true), {
      out: new Uint8Array(4 * longestCode),
    });
  } catch {
    throw new Error(
      "The link is damaged, so its code can't be read. Ask for a new one.",
    );
  }
  const code = strFromU8(bytes);
  if (bytes.length === 4 * longestCode || code.length > longestCode) {
    throw new Error(
      `The address holds more code than the playground takes, which is ${longestCode.toLocaleString('en')} characters.`,
    );
  }
  return code;
}
