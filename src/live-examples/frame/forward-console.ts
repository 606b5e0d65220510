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
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'bigint' ? `${part}n` : part,
    ).replace(/"(-?\d+n)"/g, '$1');
  } catch {
    // It holds itself, or something that cannot be read.
    return Object.prototype.toString.call(value);
  }
}
