import {createHash} from 'node:crypto';

/** Short, stable name for any value that JSON can hold. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 20);
}
