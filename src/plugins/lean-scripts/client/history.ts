/**
 * What the browser gets in place of the router's package `history`: the one
 * kind of history that a site with plain addresses has, without a base path, a
 * question that is asked of the reader, and the ways of browsers of long ago.
 */

export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  state?: unknown;
  key?: string;
}

type Action = 'POP' | 'PUSH' | 'REPLACE';
type Target = string | Partial<Location>;
type Listener = (location: Location, action: Action) => void;
/** Says `false` to what must not happen. */
type Prompt = (location: Location, action: Action) => unknown;

/** The parts of a path. */
export function parsePath(path: string): Location {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?([^]*)$/.exec(
    path || '/',
  )!;
  return {
    pathname: pathname!,
    search: withSign('?', search),
    hash: withSign('#', hash),
  };
}

/** The path of a location. */
export function createPath({pathname, search, hash}: Partial<Location>) {
  return (pathname || '/') + withSign('?', search) + withSign('#', hash);
}

function withSign(sign: string, part = ''): string {
  if (part === sign) return '';
  return part && !part.startsWith(sign) ? sign + part : part;
}

/**
 * A location from a path, or from parts of one.
 *
 * @param current what the target is relative to
 * @throws URIError if the path cannot be decoded
 */
export function createLocation(
  target: Target,
  state?: unknown,
  key?: string,
  current?: Location,
): Location {
  const location: Location =
    typeof target === 'string'
      ? {...parsePath(target), state}
      : {
          ...target,
          pathname: target.pathname ?? '',
          search: withSign('?', target.search),
          hash: withSign('#', target.hash),
        };
  if (state !== undefined) location.state ??= state;
  location.pathname = decodeURI(location.pathname);
  if (key) location.key = key;
  if (!location.pathname) {
    location.pathname = current?.pathname ?? '/';
  } else if (current && !location.pathname.startsWith('/')) {
    const base = 'http://x' + encodeURI(current.pathname);
    const {pathname} = new URL('./' + encodeURI(location.pathname), base);
    location.pathname = decodeURI(pathname);
  }
  return location;
}

/** Whether two locations are the same step of the history. */
export function locationsAreEqual(a: Location, b: Location): boolean {
  const parts = ({state, key, ...location}: Location) =>
    JSON.stringify([createPath(location), key, state]);
  return parts(a) === parts(b);
}

/** The browser's history as the router knows it. */
export function createBrowserHistory() {
  const browser = window.history;
  const listeners = new Set<Listener>();
  let prompt: Prompt | undefined;
  let isReverting = false;

  function locationNow(held: unknown): Location {
    const {key, state} = (held ?? {}) as Partial<Location>;
    const {pathname, search, hash} = window.location;
    return createLocation(pathname + search + hash, state, key);
  }

  function change(next?: {location: Location; action: Action}): void {
    Object.assign(history, next, {length: browser.length});
    Array.from(listeners).forEach((listener) => {
      if (listeners.has(listener)) listener(history.location, history.action);
    });
  }

  const isAllowed = (location: Location, action: Action): boolean =>
    prompt?.(location, action) !== false;

  function step(action: 'PUSH' | 'REPLACE', target: Target, state: unknown) {
    const key = Math.random().toString(36).slice(2, 8);
    const location = createLocation(target, state, key, history.location);
    if (!isAllowed(location, action)) return;
    const isPush = action === 'PUSH';
    browser[isPush ? 'pushState' : 'replaceState'](
      {key, state: location.state},
      '',
      createPath(location),
    );
    const place = keys.indexOf(history.location.key);
    if (isPush) keys.splice(place + 1, Infinity, key);
    else if (place >= 0) keys[place] = key;
    change({location, action});
  }

  window.addEventListener('popstate', ({state}) => {
    if (isReverting) {
      isReverting = false;
      change();
      return;
    }
    const location = locationNow(state);
    if (isAllowed(location, 'POP')) {
      change({location, action: 'POP'});
      return;
    }
    // Steps of before this document are not known and count as its first.
    const placeOf = ({key}: Location) => Math.max(keys.indexOf(key), 0);
    const way = placeOf(history.location) - placeOf(location);
    if (way) {
      isReverting = true;
      browser.go(way);
    }
  });

  const history = {
    length: browser.length,
    action: 'POP' as Action,
    location: locationNow(browser.state),
    createHref: createPath,
    push: (target: Target, state?: unknown) => step('PUSH', target, state),
    replace: (target: Target, state?: unknown) =>
      step('REPLACE', target, state),
    go: (steps: number) => browser.go(steps),
    goBack: () => browser.go(-1),
    goForward: () => browser.go(1),
    block(next: Prompt) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = undefined;
      };
    },
    listen(listener: Listener) {
      const own: Listener = (...change) => listener(...change);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
  const keys: (string | undefined)[] = [history.location.key];
  return history;
}

/** For routers of other kinds, which are in no script. */
export {
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
};
