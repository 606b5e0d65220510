// @vitest-environment happy-dom
import {expect, test} from 'vitest';

import '../../src/reference/client/filter-index';

test('Enter opens the first export that is left, unless it ends a composition', () => {
  document.body.innerHTML = `
    <div class="api-filter"><input></div>
    <div class="api-index">
      <ul>
        <li hidden><p><a href="#useBlock">useBlock</a></p></li>
        <li><p><a href="#useQuery">useQuery</a></p></li>
      </ul>
    </div>`;
  const opened: string[] = [];
  document.addEventListener('click', ({target}) => {
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

  pressEnter({isComposing: true});
  // Safari sends this after the end of the composition.
  pressEnter({keyCode: 229});
  expect(opened).toEqual([]);
  pressEnter();
  expect(opened).toEqual(['useQuery']);
});
