import {expect, test} from 'vitest';

import {outcomeCode} from '@site/src/live-examples/rail/outcome-code';
import {stops} from '@site/src/live-examples/rail/outcomes';
import {readDemos} from '@site/src/live-examples/read-demos';

const {code} = readDemos().find(({name}) => name === 'transaction-outcomes')!;
const html = code
  .split('\n')
  .map((line) => `<span class="line">${line}\n</span>`)
  .join('');

for (const {label, line} of stops.flatMap(({outcomes}) => outcomes)) {
  test(`"${label}" highlights the line that handles it`, () => {
    const shown = outcomeCode(html, code, line);
    expect(shown).toMatch(/^<span class="line">function describe/);
    expect(shown).toMatch(/>}\n<\/span>$/);
    const highlighted = shown.match(/line-highlighted">.*\n/g);
    expect(highlighted).toHaveLength(1);
    expect(highlighted![0]).toContain(line);
  });
}
