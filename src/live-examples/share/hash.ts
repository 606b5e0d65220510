import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

import type {Demo} from '../read-demos';

/** The example and code in an address of the playground. */
export interface Shared {
  /** The name of the demo. */
  example?: string;
  /** The code, if the reader changed it. */
  code?: string;
}

/** Maximum number of characters of code in an address. */
const longestCode = 50_000;

/** Returns whether the code isn't too long for an address. */
export const fitsInAddress = (code: string): boolean =>
  code.length <= longestCode;

/**
 * Returns the hash that opens the playground with this code. Browsers never
 * send a hash.
 */
export function toHash({example, code}: Shared): string {
  const parameters = new URLSearchParams();
  if (example !== undefined) parameters.set('example', example);
  if (code !== undefined) parameters.set('code', pack(code));
  return `#${parameters}`;
}

/**
 * Returns the hash of a demo, with the reader's code if it differs from the
 * demo's.
 */
export const hashOf = ({name, code}: Demo, written: string): string =>
  toHash({example: name, code: written === code ? undefined : written});

/**
 * Reads a hash of `toHash`.
 *
 * @throws with a message for the reader if the code is damaged or too long
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
    // Limit the output, because a short address can unpack to a huge text.
    bytes = inflateSync(strToU8(text, true), {
      out: new Uint8Array(4 * longestCode),
    });
  } catch {
    throw new Error(
      "The link is damaged, and its code can't be read. Ask for a new link.",
    );
  }
  const code = strFromU8(bytes);
  if (bytes.length === 4 * longestCode || !fitsInAddress(code)) {
    throw new Error(
      `The code in this link is too long. The playground opens at most ${longestCode.toLocaleString('en')} characters.`,
    );
  }
  return code;
}
