/** Runs a script in the global scope. Only the frame itself has it. */
export const runScript: (script: string) => unknown = globalThis.eval;

/** Code made from text would escape the check of time, so the example can't make any. */
function refuse(): never {
  throw new Error("Code can't be made from text here.");
}

// What asks whether something is a function still gets its answer.
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
