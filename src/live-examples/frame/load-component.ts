import type {ComponentType} from 'react';

import type {Problem} from '../messages';
import {checkTime} from './check-time';
import {modules} from './modules';
import {runScript} from './own-eval';

type Script = (
  require: (name: string) => unknown,
  exports: {default?: ComponentType},
  check: typeof checkTime,
) => void;

/**
 * Runs the script of an example; returns what it exports as default.
 *
 * @throws what the script throws, or says what it lacks
 */
export function loadComponent(script: string): ComponentType {
  // The policy of the frame, and of no other page of the site, allows it.
  const run = runScript(script);
  const exported: {default?: ComponentType} = {};
  (run as Script)(
    (name) => {
      const module = modules.get(name);
      if (module) return complaining(name, module);
      const known = Array.from(modules.keys()).join(', ');
      throw new Error(
        `"${name}" can't be imported here. You can import ${known}.`,
      );
    },
    exported,
    checkTime,
  );
  if (typeof exported.default !== 'function') {
    throw new Error('The code needs a component as its default export.');
  }
  return exported.default;
}

/** A module that says so when it's asked for an export that it hasn't. */
function complaining(name: string, module: object): object {
  return new Proxy(module, {
    get(_, key) {
      // What a compiled import looks for by itself.
      if (key in module || key === '__esModule' || key === 'default')
        return Reflect.get(module, key) as unknown;
      throw new Error(`"${name}" has no export "${String(key)}".`);
    },
  });
}

/** What to tell of anything that was thrown, with its line if the example's code threw it. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return {message: String(error), line: 0};
  const [, line = 0] = /example\.tsx:(\d+)/.exec(error.stack ?? '') ?? [];
  return {message: error.message, line: Number(line)};
}
