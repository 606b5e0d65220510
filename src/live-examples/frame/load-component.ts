import type {ComponentType} from 'react';

type Modules = Readonly<Record<string, object>>;
type Script = (
  require: (name: string) => unknown,
  exports: {default?: ComponentType},
) => void;

/**
 * Runs the script of an example; returns what it exports as default.
 *
 * @throws what the script throws, or says what it lacks
 */
export function loadComponent(script: string, modules: Modules): ComponentType {
  // The policy of the frame, and of no other page of the site, allows it.
  const run: unknown = Reflect.apply(eval, undefined, [script]);
  const exported: {default?: ComponentType} = {};
  (run as Script)((name) => {
    if (Object.hasOwn(modules, name)) return complaining(name, modules[name]!);
    const known = Object.keys(modules).join(', ');
    throw new Error(
      `"${name}" can't be imported here. You can import ${known}.`,
    );
  }, exported);
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

/** The line of the example's code that an error came from; 0 if it did not. */
export function lineOf(error: unknown): number {
  const found = /example\.tsx:(\d+)/.exec(
    error instanceof Error ? (error.stack ?? '') : '',
  );
  return Number(found?.[1] ?? 0);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
