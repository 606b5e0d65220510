// What tests read from an element, with an error that says which one is missing.
import type {Locator} from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * Returns the position of an element in the window and its size, in pixels.
 *
 * @throws if the element isn't displayed
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not displayed: ${element.toString()}`);
  return box;
}

/**
 * Returns the first number in an element's text: its first run of digits.
 *
 * @throws if the text contains no number
 */
export async function numberIn(element: Locator): Promise<number> {
  const text = await element.innerText();
  const [digits] = /\d+/.exec(text) ?? [];
  if (digits === undefined)
    throw new Error(`"${text}" contains no number: ${element.toString()}`);
  return Number(digits);
}
