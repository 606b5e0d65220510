import type {TypeRow} from '../../../content/code-samples/render-sample';

/** The page's only popover with a type, created on first use. */
let popover: HTMLElement | undefined;

/**
 * Opens the popover next to a name.
 *
 * @returns the text in the popover
 */
export function openPopover(row: TypeRow, name: HTMLElement): string {
  popover ??= createPopover();
  popover.replaceChildren(...contentOf(row));
  popover.showPopover();
  placePopover(name);
  return popover.textContent ?? '';
}

export function closePopover(): void {
  if (isPopoverOpen()) popover?.hidePopover();
}

export const isPopoverOpen = (): boolean =>
  popover?.matches(':popover-open') === true;

export const isInPopover = (target: EventTarget | null): boolean =>
  target instanceof Node && popover?.contains(target) === true;

/** Scrolls a long type by the height of the popover. */
export function scrollPopover(direction: 'up' | 'down'): void {
  const page = popover?.clientHeight ?? 0;
  popover?.scrollBy(0, direction === 'down' ? page : -page);
}

/**
 * Places the popover above a name, since the reader continues below it. If
 * there's no room above, places it below.
 */
export function placePopover(name: HTMLElement): void {
  if (!popover) return;
  const margin = 8;
  const anchor = name.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = popover;
  const right = document.documentElement.clientWidth - width - margin;
  const isBelow = anchor.top < height + margin;
  popover.style.left = `${Math.max(margin, Math.min(anchor.left, right))}px`;
  popover.style.top = `${isBelow ? anchor.bottom + 4 : anchor.top - height - 4}px`;
}

function createPopover(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'type-popover';
  created.setAttribute('popover', 'manual');
  document.body.append(created);
  return created;
}

function contentOf([html, documentation]: TypeRow): HTMLElement[] {
  const code = document.createElement('code');
  // The HTML is generated and escaped at build time, see render-sample.ts.
  code.innerHTML = html;
  if (documentation === undefined) return [code];
  const paragraph = document.createElement('p');
  paragraph.textContent = documentation;
  return [code, paragraph];
}
