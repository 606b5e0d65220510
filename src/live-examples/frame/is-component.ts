import {forwardRef, lazy, memo, type ComponentType} from 'react';

const Empty = () => null;

/** The marks that React sets on the components that are objects. */
const marks: readonly unknown[] = [
  memo(Empty),
  forwardRef(Empty),
  lazy(async () => ({default: Empty})),
].map(({$$typeof}) => $$typeof);

/**
 * Whether React can render a value as a component: a function, a class, or what
 * `memo`, `forwardRef`, and `lazy` return.
 */
export const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    marks.includes(value.$$typeof));
