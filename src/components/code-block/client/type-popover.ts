import {typeLines} from '../../../client-modules/type-lines';
import type {TypeRow} from '../../../content/code-samples/render-sample';
import {readersSet} from '../../../framework-switch/readers-set';
import {setOf} from '../../../framework-switch/set-of';

/** The page's only popover with a type, created on first use. */
let popover: HTMLElement | undefined;

/**
 * Opens the popover next to a name.
 *
 * @returns the text in the popover
 */
export function openPopover(row: TypeRow, name: HTMLElement): string {
  popover ??= createPopover();
  popover.replaceChildren(...contentOf(row, baseOf(name)));
  popover.showPopover();
  placePopover(name);
  return Array.from(popover.children, (each) => each.textContent).join('\n');
}

/** Closes the popover, if it's open. */
export function closePopover(): void {
  if (isPopoverOpen()) popover?.hidePopover();
}

/** Whether the popover is open. */
export const isPopoverOpen = (): boolean =>
  popover?.matches(':popover-open') === true;

/** Whether an event's target is the popover or in it. */
export const isInPopover = (target: EventTarget | null): boolean =>
  target instanceof Node && popover?.contains(target) === true;

/** Returns the link to the page of the name, if it's an export with a page. */
export const linkInPopover = (): HTMLElement | null | undefined =>
  popover?.querySelector('a');

/** Scrolls a long type by the height of the popover. */
export function scrollPopover(direction: 'up' | 'down'): void {
  const page = popover?.clientHeight ?? 0;
  popover?.scrollBy(0, direction === 'down' ? page : -page);
}

/** Pixels between the popover and the edges of the window. */
const margin = 8;
/** Pixels between the popover and its name. */
const gap = 4;

/**
 * Places the popover above a name, since the reader continues below it. If
 * there's no room between the navbar and the name, places it below. If there's
 * no room there either, uses the larger place, and the type scrolls.
 */
export function placePopover(name: HTMLElement): void {
  if (!popover) return;
  popover.style.maxHeight = '';
  const anchor = name.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = popover;
  const {clientWidth, clientHeight} = document.documentElement;
  const above = anchor.top - navbarBottom() - gap - margin;
  const below = clientHeight - anchor.bottom - gap - margin;
  const isAbove = height <= above || (height > below && above > below);
  const room = Math.min(height, isAbove ? above : below);
  const right = clientWidth - width - margin;
  if (room < height) popover.style.maxHeight = `${room}px`;
  popover.style.left = `${Math.max(margin, Math.min(anchor.left, right))}px`;
  popover.style.top = `${isAbove ? anchor.top - gap - room : anchor.bottom + gap}px`;
}

/** Returns where the visible part of the navbar ends. */
function navbarBottom(): number {
  const navbar = document.querySelector('.navbar');
  return Math.max(0, navbar?.getBoundingClientRect().bottom ?? 0);
}

/** Creates a popover that only this module opens and closes. */
function createPopover(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'type-popover';
  created.setAttribute('popover', 'manual');
  document.body.append(created);
  return created;
}

/** Returns the site's base URL. */
function baseOf(name: HTMLElement): string {
  const file = name.closest<HTMLElement>('[data-types]')?.dataset.types ?? '';
  return file.slice(0, file.indexOf('sample-types/'));
}

/**
 * Returns the type of a name, its documentation, and the link to its page.
 *
 * @param base - the site's base URL
 */
function contentOf(
  [html, documentation, page]: TypeRow,
  base: string,
): HTMLElement[] {
  // The HTML is generated and escaped at build time, see render-sample.ts.
  const code = typeLines(html);
  if (documentation === undefined) return [code];
  const paragraph = document.createElement('p');
  paragraph.append(documentation);
  if (page !== undefined) {
    const set = setOf(`/${page}`) ?? readersSet();
    const link = document.createElement('a');
    link.href = `${base}${set}/api/${page}`;
    link.textContent = 'API reference';
    paragraph.append(' ', link);
  }
  return [code, paragraph];
}
