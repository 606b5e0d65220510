import {transform} from 'sucrase';

import {guardScript, timeCheck} from './guard-script';

/** By this name stack traces tell an example's code from all other. */
const fileName = 'example.tsx';

/**
 * Turns the code of an example, TypeScript with JSX, into a script that makes
 * a function of `require`, `exports` and what checks the time. Every line keeps its number.
 *
 * @throws with the line of what is wrong, if it cannot be parsed
 */
export function toScript(code: string): string {
  try {
    const {code: script} = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return `(function (require, exports, ${timeCheck}) {${guardScript(script)}\n})\n//# sourceURL=${fileName}`;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number}};
    const text = message
      .replace(/^Error transforming .*?: /, '')
      .replace(/ \(\d+:\d+\)$/, '');
    throw Object.assign(new Error(text), {line: loc?.line ?? 1});
  }
}
