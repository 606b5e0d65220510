/**
 * Runs a script in the global scope, and returns its value. Only the frame can
 * do this, because examples have no access to this function.
 *
 * It's taken before any example runs, so the order of imports doesn't matter.
 */
export const runScript: (script: string) => unknown = takeEval();

/**
 * Takes away from examples whatever creates code without time checks: eval and
 * its relatives, timers with a text, and WebAssembly. No library in the frame
 * needs them.
 *
 * @returns the original eval
 */
function takeEval(): typeof globalThis.eval {
  const {eval: original} = globalThis;
  forbidEval();
  forbidConstructors();
  requireFunction('setTimeout');
  requireFunction('setInterval');
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  return original;
}

/** Stands in for functions that create code from text. */
function refuse(): never {
  throw new Error("Code can't be created from text here.");
}

function forbidEval(): void {
  globalThis.eval = refuse;
}

/** Forbids `Function`, and the constructors of the other kinds of functions. */
function forbidConstructors(): void {
  // Keeps `instanceof Function` working.
  refuse.prototype = Function.prototype;
  globalThis.Function = refuse as unknown as FunctionConstructor;
  for (const example of [
    () => {},
    async () => {},
    function* () {},
    async function* () {},
  ]) {
    Object.defineProperty(Object.getPrototypeOf(example), 'constructor', {
      value: refuse,
    });
  }
}

/** Makes a timer throw if its handler is a text, or anything else. */
function requireFunction(name: 'setTimeout' | 'setInterval'): void {
  const original = globalThis[name];
  // An example can replace it, and would then receive the original timer.
  const {apply} = Reflect;
  Object.defineProperty(globalThis, name, {
    value: (...parameters: unknown[]): unknown => {
      const handler = parameters[0];
      if (typeof handler === 'string') refuse();
      if (typeof handler !== 'function')
        throw new TypeError(`${name} needs a function.`);
      return apply(original, globalThis, parameters);
    },
  });
}
