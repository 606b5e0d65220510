import type {FromFrame} from '../messages';
import {longestText, toText} from './to-text';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Also sends console messages to the page. */
export function forwardConsole(post: (message: FromFrame) => void): void {
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      original(...parts);
      const message = parts.map(toText).join(' ').slice(0, longestText);
      post({type: 'log', entry: {level, message, line: 0}});
    };
  }
}
