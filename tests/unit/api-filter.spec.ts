// @vitest-environment happy-dom
import {expect, test} from 'vitest';

import '../../src/reference/client/filter-index';

/** Shows a filtered index, and returns the names of the exports it opens. */
function setUp() {
  document.body.innerHTML = `
    <div class="api-filter"><input></div>
    <div class="api-index">
      <ul>
        <li hidden><p><a href="#useBlock">useBlock</a></p></li>
        <li><p><a href="#useQuery">useQuery</a></p></li>
      </ul>
    </div>`;
  const opened: string[] = [];
  document.querySelector('ul')!.addEventListener('click', ({target}) => {
    opened.push((target as Element).textContent);
  });
  const pressEnter = (composition = {}) =>
    document
      .querySelector('input')!
      .dispatchEvent(
        Object.assign(
          new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}),
          composition,
        ),
      );
  return {opened, pressEnter};
}

test('Enter opens the first export that the filter shows', () => {
  const {opened, pressEnter} = setUp();
  pressEnter();
  expect(opened).toEqual(['useQuery']);
});

test('Enter opens nothing if it ends a composition', () => {
  const {opened, pressEnter} = setUp();
  pressEnter({isComposing: true});
  // Safari sends this after the end of the composition.
  pressEnter({keyCode: 229});
  expect(opened).toEqual([]);
});
