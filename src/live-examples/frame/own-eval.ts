/** Runs a script in the global scope. Examples have no access to it. */
export const runScript: (script: string) => unknown = globalThis.eval;

/**
 * Replaces eval and its relatives, because code from text has no time checks.
 */
function refuse(): never {
  throw new Error("Code can't be created from text here.");
}

// Keeps `instanceof Function` working.
refuse.prototype = Function.prototype;
globalThis.Function = refuse as unknown as FunctionConstructor;
globalThis.eval = refuse;
for (const make of [
  () => {},
  async () => {},
  function* () {},
  async function* () {},
]) {
  Object.defineProperty(Object.getPrototypeOf(make), 'constructor', {
    value: refuse,
  });
}
for (const name of ['setTimeout', 'setInterval'] as const) {
  const original = globalThis[name];
  Object.defineProperty(globalThis, name, {
    value: (handler: TimerHandler, ...rest: unknown[]) =>
      typeof handler === 'function'
        ? (Reflect.apply(original, globalThis, [handler, ...rest]) as number)
        : refuse(),
  });
}
