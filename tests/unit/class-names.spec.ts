import {expect, test} from '@playwright/test';

import {nameClasses} from '../../src/plugins/class-names/name-classes';

const names = nameClasses(
  new Map([
    ['/a.module.css', '.row{top:.5rem}@keyframes turn{to{top:0}}'],
    ['/b.module.css', '/* .cell */ .row:hover .own{animation:turn 1s}'],
    ['/c.module.css', '.cell,.row{top:0}.turn{left:0}'],
  ]),
);

test('a name that one file has gets an underscore', () => {
  expect(names.nameOf('/b.module.css', 'own')).toBe('own_');
  expect(names.nameOf('/c.module.css', 'cell')).toBe('cell_');
});

test('a name that several files have gets a number in all but the first', () => {
  expect(
    ['/a', '/b', '/c'].map((file) => names.nameOf(`${file}.module.css`, 'row')),
  ).toEqual(['row_', 'row_1', 'row_2']);
  expect(names.nameOf('/c.module.css', 'turn')).toBe('turn_1');
  expect(names.numbered.map(([name]) => name)).toEqual(['row', 'turn']);
});

test('a file or a class that nobody read is refused', () => {
  expect(() => names.nameOf('/d.module.css', 'row')).toThrow(
    'class-names knows no ".row" of /d.module.css. Add the folder of this file to src/config/class-names.ts.',
  );
  expect(() => names.nameOf('/b.module.css', 'cell')).toThrow('.cell');
});
