import {announce} from '../../../client-modules/announce';
import {rejectIfLate} from '../../../client-modules/load-failures/slow-loading';
import {showNotice} from '../../../client-modules/load-failures/notice';
import type {TypesFile} from '../../../content/code-samples/render-sample';
import {fetchOk} from '../../../site/fetch-ok';
import {isComposing} from '../../../site/is-composing';
import {closestElement} from './closest-element';
import {
  closePopover,
  isInPopover,
  isPopoverOpen,
  linkInPopover,
  openPopover,
  placePopover,
  scrollPopover,
} from './type-popover';

/**
 * Delay in ms before a type opens under the pointer, and before it closes after
 * the pointer has left.
 */
const delayMs = 250;

/** Types files by address, in progress or loaded. */
const files = new Map<string, Promise<TypesFile>>();
/** The name whose type is open or loading. */
let current: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the type of a name in a sample: on hover, on tap, and by keyboard. In a
 * focused block, arrow keys move to the first name and then between names. Page
 * Up and Page Down scroll a long type, Tab moves to the link to an export's
 * page, and Escape returns.
 */
export function showTypes(): void {
  document.addEventListener('pointerover', onPointerOver, {passive: true});
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('scroll', follow, {capture: true, passive: true});
  addEventListener('resize', follow, {passive: true});
  addEventListener('popstate', hide);
}

const nameAt = (target: EventTarget | null): HTMLElement | null =>
  closestElement(target, '[data-types] [data-type]');

function onPointerOver({target, pointerType}: PointerEvent): void {
  if (pointerType === 'touch') return;
  const block = closestElement(target, '[data-types]');
  // Fetch ahead. A failure is reported when the reader stays on a name.
  if (block) void load(block).catch(() => undefined);
  const name = nameAt(target);
  const hasFocus = isWithin(document.activeElement);
  clearTimeout(timer);
  if (name) {
    timer = setTimeout(() => void show(name), delayMs);
  } else if (current && !hasFocus && !isInPopover(target)) {
    timer = setTimeout(hide, delayMs);
  }
}

function onClick({target}: MouseEvent): void {
  if (isInPopover(target)) return;
  const name = nameAt(target);
  if (name && !isSelecting()) void show(name);
  else hide();
}

/** Whether text is selected. The check forces a layout, so call it late. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false;

/** Whether an element is the name whose type is open, or inside the type. */
const isWithin = (element: EventTarget | null): boolean =>
  current !== undefined && (element === current || isInPopover(element));

function onFocusOut({target, relatedTarget}: FocusEvent): void {
  if (isWithin(target) && !isWithin(relatedTarget)) hide();
}

function onKeyDown(event: KeyboardEvent): void {
  if (isComposing(event)) return;
  const focused = document.activeElement;
  if (event.key === 'Escape' && current) {
    const pre = current.closest('pre');
    if (isWithin(focused)) pre?.focus();
    hide();
    return;
  }
  if (event.key === 'Tab') moveToLink(event);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const name = nameAt(focused);
  if (entersNames(event.key) && focused?.matches('[data-types] pre')) {
    const first = focused.querySelector<HTMLElement>('[data-type]');
    if (first) moveTo(event, first);
  } else if (name) {
    const next = neighbor(name, event.key);
    if (next) moveTo(event, next);
    else if (event.key.startsWith('Page')) scrollType(event);
  }
}

/**
 * Moves from a name to the link to its page, which is at the document's end.
 * From the link, continues where the name is.
 */
function moveToLink(event: KeyboardEvent): void {
  const focused = document.activeElement;
  const link = isPopoverOpen() && linkInPopover();
  if (!link) return;
  if (focused === link) {
    if (event.shiftKey) event.preventDefault();
    // Without Shift, the browser continues from the name.
    current?.focus();
  } else if (focused === current && !event.shiftKey) {
    event.preventDefault();
    link.focus();
  }
}

/**
 * Whether a key moves from a block to its first name. Up and Down don't,
 * because they scroll the page.
 */
const entersNames = (key: string): boolean =>
  key === 'ArrowRight' || key === 'ArrowLeft' || key === 'Enter';

function scrollType(event: KeyboardEvent): void {
  if (!isPopoverOpen()) return;
  event.preventDefault();
  scrollPopover(event.key === 'PageDown' ? 'down' : 'up');
}

/** Focuses a name and shows its type. */
function moveTo(event: KeyboardEvent, name: HTMLElement): void {
  event.preventDefault();
  name.tabIndex = -1;
  name.setAttribute('role', 'button');
  name.focus();
  void show(name, {aloud: true});
}

/**
 * Returns the name that a key moves to. Up and Down move to the next line with
 * names.
 */
function neighbor(name: HTMLElement, key: string): HTMLElement | undefined {
  const names = namesAround(name);
  const index = names.indexOf(name);
  const line = name.closest('.line');
  const isElsewhere = (other: HTMLElement) => other.closest('.line') !== line;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: names[index + 1],
    ArrowLeft: names[index - 1],
    ArrowDown: names.slice(index).find(isElsewhere),
    ArrowUp: names.slice(0, index).reverse().find(isElsewhere),
    Home: names[0],
    End: names[names.length - 1],
  };
  return targets[key];
}

/** Returns all names of the block that a name is in. */
function namesAround(name: HTMLElement): HTMLElement[] {
  return Array.from(
    name.closest('code')?.querySelectorAll<HTMLElement>('[data-type]') ?? [],
  );
}

/** Fetches a block's types once. */
function load(block: HTMLElement): Promise<TypesFile> {
  const url = block.dataset.types ?? '';
  let types = files.get(url);
  if (!types) {
    types = rejectIfLate(fetchTypes(url));
    // Allow another try, since the reader may have been offline briefly.
    types.catch(() => files.delete(url));
    files.set(url, types);
  }
  return types;
}

async function fetchTypes(url: string): Promise<TypesFile> {
  const response = await fetchOk(url);
  return (await response.json()) as TypesFile;
}

/**
 * Shows the type of a name once it has loaded, unless the reader has moved on.
 *
 * @param aloud - whether screen readers announce the type
 */
async function show(name: HTMLElement, {aloud = false} = {}): Promise<void> {
  if (current === name) return;
  hide();
  current = name;
  const types = await load(name.closest('[data-types]')!).catch(() => {
    if (current !== name) return;
    hide();
    showNotice("The type couldn't be loaded.", () => void show(name));
  });
  const row = types?.rows[types.rowIndexes[namesAround(name).indexOf(name)]!];
  if (current !== name) return;
  if (!row) return hide();
  name.classList.add('type-shown');
  const text = openPopover(row, name);
  if (aloud) announce(text);
}

function hide(): void {
  clearTimeout(timer);
  current?.classList.remove('type-shown');
  current = undefined;
  closePopover();
}

/** Keeps the popover next to its name while the page scrolls, if it fits. */
function follow(): void {
  if (!current || !isPopoverOpen()) return;
  const {top, bottom} = current.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) hide();
  else placePopover(current);
}
