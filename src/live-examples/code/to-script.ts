import {transform} from 'sucrase';

import {guardScript, timeCheck} from './guard-script';

/** Identifies an example's code in stack traces. */
const fileName = 'example.tsx';

/**
 * Compiles the code of an example, TypeScript with JSX, to a script. The script
 * returns a function with the parameters `require`, `exports`, and the time
 * check. Line numbers stay the same.
 *
 * @throws a syntax error with a `line`
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
