/**
 * A page in this process: a document, React, and functions to inspect them.
 * Importing this file sets browser globals on the process, so these tests are a
 * separate project. Tests import it, or a file that does, before packages, which
 * look for the globals when they load.
 */
import {expect, onTestFinished} from 'vitest';
import {Window, type HTMLElement as HappyElement} from 'happy-dom';
import type {ReactNode} from 'react';

const browser = new Window({url: 'https://example.org'});
const {document, navigator, localStorage, HTMLElement, HTMLIFrameElement} =
  browser;
// Node's own FormData doesn't read forms.
const {FormData} = browser;
for (const [name, value] of Object.entries({
  window: browser,
  document,
  navigator,
  localStorage,
  HTMLElement,
  HTMLIFrameElement,
  FormData,
})) {
  // Newer versions of Node have a read-only navigator.
  Object.defineProperty(globalThis, name, {value, configurable: true});
}

/** React's output and its errors. */
export interface Page {
  /** The visible text on the page, with single spaces. */
  text(): string;
  /**
   * Messages of errors that React caught, recovered from, or reported, with the
   * messages of their causes.
   */
  errors: string[];
  /** Clicks the visible button with a label. Fails if there's none. */
  click(label: string): void;
  close(): void;
}

/** Renders an element on a page, which closes after the test. */
export async function openPage(element: ReactNode): Promise<Page> {
  // React checks for a document when it loads.
  const {createRoot} = await import('react-dom/client');
  const errors: string[] = [];
  const record = (error: unknown) => void errors.push(messageOf(error));

  const container = document.createElement('div');
  document.body.append(container);
  const text = () => readVisible(container);

  const root = createRoot(container as never, {
    onCaughtError: record,
    onRecoverableError: record,
    onUncaughtError: record,
  });
  root.render(element);
  const close = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(close);
  return {
    text,
    errors,
    close,
    click(label) {
      const button = findButton(label, container);
      if (!button) expect.unreachable(`no button “${label}” in “${text()}”`);
      button.click();
    },
  };
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const {message, cause} = error;
  return cause ? `${message} ${messageOf(cause)}` : message;
};

/** React hides what waits behind a fallback, but leaves it in the document. */
const hidden = '[style*="display: none"]';

function readVisible(container: HappyElement): string {
  const copy = container.cloneNode(true);
  copy.querySelectorAll(hidden).forEach((element) => element.remove());
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** Calls back after each change of the document, until the test ends. */
export function onEachChange(callback: () => void): void {
  const observer = new browser.MutationObserver(callback);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  onTestFinished(() => observer.disconnect());
}

/** Collects the page's text after each change, until the test ends. */
export function recordTexts(page: Page): string[] {
  const texts = [page.text()];
  onEachChange(() => void texts.push(page.text()));
  return texts;
}

/**
 * Finds a visible button by its label. A label can be an amount, which has a
 * non-breaking space. Write it as a plain one.
 */
export const findButton = (
  label: string,
  within: Pick<typeof document, 'querySelectorAll'> = document,
) =>
  Array.from(within.querySelectorAll('button')).find(
    (button) =>
      button.textContent.replace(/\s/g, ' ') === label &&
      !button.closest(hidden),
  );

/**
 * Whether a button is disabled, perhaps by its fieldset. Undefined if the page
 * has no such button.
 */
export function isDisabled(label: string): boolean | undefined {
  const button = findButton(label);
  return (
    button && (button.disabled || Boolean(button.closest('fieldset[disabled]')))
  );
}

/** The texts of all alerts on the page. */
export const readAlerts = (): string[] =>
  Array.from(document.querySelectorAll('[role="alert"]'), ({textContent}) =>
    textContent.replace(/\s+/g, ' '),
  );

/**
 * Returns a field of the page, counted from 0.
 *
 * @throws if the page has fewer fields
 */
export function fieldAt(index: number): HTMLInputElement {
  const field = document.querySelectorAll('input')[index];
  if (!field) throw new Error(`The page has no field ${index}.`);
  return field as never;
}

/** Writes a text into the page's first field, and clicks a button. */
export function submitText(page: Page, text: string, label: string): void {
  fieldAt(0).value = text;
  page.click(label);
}

/** Enters a text into a field that React controls, as a user does. */
export function setFieldText(field: HTMLInputElement, text: string): void {
  // React ignores a value that is set on the element itself.
  Reflect.set(browser.HTMLInputElement.prototype, 'value', text, field);
  dispatch(field, 'input');
}

/** Dispatches a browser's event, which bubbles. */
export function dispatch(target: EventTarget, type: string): void {
  target.dispatchEvent(new browser.Event(type, {bubbles: true}) as never);
}

/** Presses a key in a field. */
export function pressKey(field: HTMLInputElement, key: string): void {
  const event = new browser.KeyboardEvent('keydown', {key, bubbles: true});
  field.dispatchEvent(event as never);
}
