import {expect, test} from '@playwright/test';

import {drawCard, loadFonts} from '../../src/plugins/social-cards/draw-card';
import type {Style} from '../../src/plugins/social-cards/lay-out-card';
import {readTokens, roles} from '../../src/plugins/social-cards/read-tokens';
import {createDrawer} from '../../src/plugins/social-cards/run-drawing';

const style: Style = {
  siteName: 'Site',
  colors: readTokens(
    `:root {${roles.map((role) => `--${role}: #102030;`).join('')}}`,
    'a.css',
    'light',
  ),
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
};
const card = (title: string) => ({title, description: 'How.', trail: []});

test('another process draws the same card, and tells what it left out', async () => {
  const drawer = createDrawer(style);
  try {
    const [setup, arrow] = await Promise.all([
      drawer.draw(card('Setup')),
      drawer.draw(card('A 鏈 B')),
    ]);
    const here = await drawCard(card('Setup'), style, await loadFonts());
    expect(here.png.equals(setup.png)).toBe(true);
    expect(setup.missing).toEqual([]);
    expect(arrow.missing).toEqual(['鏈']);
  } finally {
    drawer.close();
  }
});

test('a card that cannot be drawn is an error, and the next one is drawn', async () => {
  const drawer = createDrawer(style);
  try {
    const broken = {...card('Setup'), trail: undefined as never};
    await expect(drawer.draw(broken)).rejects.toThrow(/undefined/);
    expect((await drawer.draw(card('Setup'))).png.length).toBeGreaterThan(100);
  } finally {
    drawer.close();
  }
});

test('a process that ends early is an error, not a build that waits', async () => {
  const drawer = createDrawer(style);
  const drawing = drawer.draw(card('Setup'));
  drawer.close();
  await expect(drawing).rejects.toThrow(
    'The process that draws social cards ended with code 0.',
  );
});
