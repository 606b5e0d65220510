/**
 * A page in this process: a document, React, and what a test needs to look at
 * them. Importing this file gives the process the globals of a browser, which
 * is why these tests are a project of their own.
 */
import {expect} from 'vitest';
import {Window} from 'happy-dom';
import type {ReactNode} from 'react';

const browser = new Window({url: 'https://example.org'});
const {document, navigator, localStorage, HTMLElement, HTMLIFrameElement} =
  browser;
for (const [name, value] of Object.entries({
  window: browser,
  document,
  navigator,
  localStorage,
  HTMLElement,
  HTMLIFrameElement,
})) {
  // Newer Node has a navigator of its own, which cannot be assigned to.
  Object.defineProperty(globalThis, name, {value, configurable: true});
}

/** What React shows, and what it complains about. */
export interface Page {
  /** The text on the page, with single spaces. */
  text(): string;
  /** Messages of errors that React caught, recovered from or let through. */
  errors: string[];
  click(label: string): void;
  close(): void;
}

/** Shows an element on an empty page. */
export async function openPage(element: ReactNode): Promise<Page> {
  // React looks for a document while it is loaded.
  const {createRoot} = await import('react-dom/client');
  const errors: string[] = [];
  const record = (error: unknown) =>
    void errors.push(error instanceof Error ? error.message : String(error));

  const container = document.createElement('div');
  document.body.append(container);
  const text = () => container.textContent.replace(/\s+/g, ' ').trim();

  const root = createRoot(container as never, {
    onCaughtError: record,
    onRecoverableError: record,
    onUncaughtError: record,
  });
  root.render(element);
  return {
    text,
    errors,
    click(label) {
      const button = Array.from(container.querySelectorAll('button')).find(
        ({textContent}) => textContent === label,
      );
      expect(button, `a button “${label}” in “${text()}”`).toBeDefined();
      button!.click();
    },
    close() {
      root.unmount();
      container.remove();
    },
  };
}
