import type {ComponentType} from 'react';

import type {Problem} from '../messages';
import {checkTime} from './check-time';
import {runScript} from './forbid-unchecked-code';
import {isComponent} from './is-component';
import {modules} from './modules';

/** The function that a compiled script returns. */
type Script = (
  require: (name: string) => unknown,
  exports: {default?: unknown},
  check: typeof checkTime,
) => void;

/**
 * Runs the script of an example.
 *
 * @returns its default export
 * @throws the script's errors, and an error for an unknown import or a missing
 *   default export
 */
export function loadComponent(script: string): ComponentType {
  const run = compile(script);
  const exported: {default?: unknown} = {};
  run(importModule, exported, checkTime);
  if (!isComponent(exported.default)) {
    throw new Error('The code needs a component as its default export.');
  }
  return exported.default;
}

/** An error in code that `toScript` lets through, such as `call((()))`. */
class SyntaxProblem extends SyntaxError {
  constructor(
    message: string,
    /** Its line in the code, or 0 if it's unknown. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** @throws a `SyntaxProblem` */
function compile(script: string): Script {
  try {
    // Only the frame's policy allows this.
    return runScript(script) as Script;
  } catch (error) {
    throw new SyntaxProblem((error as Error).message, lineOf(error));
  }
}

/** Reads the next error event, before the frame's own listener does. */
let readError: ((event: ErrorEvent) => void) | undefined;
// Listeners of the window run in the order in which they were added, also those
// for the capture phase.
window.addEventListener('error', (event) => readError?.(event));

/**
 * Returns the line of a syntax error. In Chromium, neither the error nor its
 * stack has it, but its error event does.
 */
function lineOf(error: unknown): number {
  let line = 0;
  readError = (event) => {
    line = event.lineno;
    // The runner reports the problem.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  reportError(error);
  readError = undefined;
  return line;
}

/**
 * Returns a module for an example's code.
 *
 * @throws if examples can't import it
 */
function importModule(name: string): object {
  const module = modules.get(name);
  if (module) return withExportErrors(name, module);
  const known = Array.from(modules.keys()).join(', ');
  throw new Error(`"${name}" can't be imported here. You can import ${known}.`);
}

/** Makes a module throw if the code reads an export that it doesn't have. */
function withExportErrors(name: string, module: object): object {
  return new Proxy(module, {
    get(_, key) {
      // Compiled imports read these two.
      if (key in module || key === '__esModule' || key === 'default')
        return Reflect.get(module, key) as unknown;
      throw new Error(`"${name}" has no export "${String(key)}".`);
    },
  });
}

/**
 * Converts any thrown value to a problem, with its line in the example's code
 * if known.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof SyntaxProblem) {
    const {message, line} = error;
    return {message, line};
  }
  if (!(error instanceof Error)) return {message: String(error), line: 0};
  const [, line = 0] = /example\.tsx:(\d+)/.exec(error.stack ?? '') ?? [];
  return {message: error.message, line: Number(line)};
}
