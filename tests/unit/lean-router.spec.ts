import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';

import * as ours from '../../src/plugins/lean-scripts/client/history';

type History = ReturnType<typeof ours.createBrowserHistory>;

/** As much of a browser's window as a history asks for. */
class FakeWindow {
  entries: {state: unknown; path: string}[] = [{state: null, path: '/a?b#c'}];
  place = 0;
  handlers: ((event: {state: unknown}) => void)[] = [];
  document = {createElement: () => undefined};
  navigator = {userAgent: 'Chrome'};

  get location() {
    return new URL(this.entries[this.place]!.path, 'https://example.org');
  }

  history = (() => {
    const write = (place: number) => (state: unknown, _: string, to: string) =>
      this.entries.splice(this.place + place, Infinity, {state, path: to});
    return {
      length: 1,
      state: null,
      pushState: (...step: [unknown, string, string]) => {
        write(1)(...step);
        this.place += 1;
      },
      replaceState: write(0),
      go: (steps: number) => {
        this.place += steps;
        const {state} = this.entries[this.place]!;
        this.handlers.forEach((handle) => handle({state}));
      },
    };
  })();

  addEventListener(type: string, handle: (event: {state: unknown}) => void) {
    expect(type).toBe('popstate');
    this.handlers.push(handle);
  }
}

/** Runs the steps in a new window; returns what listeners hear, without the random keys. */
function heard(
  create: () => History,
  run: (history: History, say: (text: string) => void) => void,
): unknown[] {
  const fake = new FakeWindow();
  Object.assign(globalThis, {window: fake});
  const said: unknown[] = [];
  const history = create();
  history.listen(({key, ...location}, action) => {
    expect(key ?? 'abcdef').toMatch(/^[\da-z]{1,6}$/);
    said.push({action, ...location, now: fake.location.pathname});
  });
  run(history, (text) => said.push(text));
  return [...said, history.createHref(history.location), fake.entries.length];
}

/** The package itself, which looks for a document when it is loaded. */
function load(): typeof ours {
  Object.assign(globalThis, {window: new FakeWindow()});
  return createRequire(require.resolve('react-router-dom'))(
    'history',
  ) as typeof ours;
}
// The package reads this name as a browser's.
test.afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

test('paths and locations are those of the router’s own package', () => {
  const theirs = load();
  const paths = ['/', '', '/a', '/a/b?c=d#e', '#e', '?c', '/a?', '/a#', 'x/y'];
  const more = ['../z', './', 'q:r', '/ü%20%2F', '/a#b?c', '?#', 'a/../b/..'];
  for (const to of [...paths, ...more]) {
    expect(ours.parsePath(to), to).toEqual(theirs.parsePath(to));
    for (const current of [undefined, ours.createLocation('/m/n/o?p')]) {
      const found = ours.createLocation(to, {s: 1}, 'k', current);
      expect(found, to).toEqual(
        theirs.createLocation(to, {s: 1}, 'k', current),
      );
      expect(ours.createPath(found)).toBe(theirs.createPath(found));
      for (const other of [{...found}, {...found, state: 2}, {pathname: '/'}]) {
        const [a, b] = [found, other as ours.Location];
        expect(ours.locationsAreEqual(a, b)).toBe(
          theirs.locationsAreEqual(a, b),
        );
      }
    }
  }
  const parts = {search: 'a', hash: 'b'};
  expect(ours.createLocation(parts)).toEqual(theirs.createLocation(parts));
  expect(() => ours.createLocation('/%')).toThrow(URIError);
});

test('steps of a history are heard as from the router’s own package', () => {
  const theirs = load();
  const run = (history: History, say: (text: string) => void): void => {
    history.push('/b', {s: 1});
    history.push({pathname: 'c', hash: 'd'});
    history.replace('/e?f');
    history.goBack();
    const unblock = history.block(({pathname}, action) => {
      say(`${action} ${pathname}`);
      return false;
    });
    history.push('/never');
    history.goBack();
    history.goForward();
    unblock();
    history.goForward();
    const stop = history.listen(() => say('second'));
    history.go(-2);
    stop();
    history.push('/last');
  };
  const found = heard(ours.createBrowserHistory, run);
  expect(found).toEqual(heard(theirs.createBrowserHistory, run));
  expect(found.length).toBeGreaterThan(10);
});

test('the search button is written as by its own package', async () => {
  const file = path.resolve(
    __dirname,
    '../../src/plugins/lean-scripts/client/search-button.tsx',
  );
  // The runner would make elements of its own kind of it.
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  type Button = {DocSearchButton: ComponentType<object>};
  const own = {} as Button;
  new Function('exports', 'require', outputText)(own, require);
  const theirs = (await import('@docsearch/react/button')) as never as Button;
  const props = {
    translations: {buttonText: 'Find', buttonAriaLabel: 'Find docs'},
    title: 'kept',
  };
  const write = ({DocSearchButton}: Button) =>
    renderToStaticMarkup(createElement(DocSearchButton, props));
  expect(write(own)).toBe(write(theirs));
});
