/** Which default exports of a reader's code the frame can render. */
import {Component, createElement, forwardRef, lazy, memo} from 'react';
import {expect, test} from 'vitest';

import {isComponent} from '../../../src/live-examples/frame/is-component';

const App = () => null;

for (const [what, value] of [
  ['a function', App],
  ['a class', class extends Component {}],
  ['what memo returns', memo(App)],
  ['what forwardRef returns', forwardRef(App)],
  ['what lazy returns', lazy(async () => ({default: App}))],
] as const) {
  test(`${what} is a component`, () => {
    expect(isComponent(value)).toBe(true);
  });
}

for (const [what, value] of [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'App'],
  ['another object', {App}],
  ['an element', createElement(App)],
] as const) {
  test(`${what} is no component`, () => {
    expect(isComponent(value)).toBe(false);
  });
}
