import {confirm} from '../../../client-modules/confirm';
import {showNotice} from '../../../client-modules/load-failures/notice';
import {fetchOk} from '../../../site/fetch-ok';
import {closestElement} from './closest-element';

/**
 * Handles the copy buttons of code blocks, and the one of the page, which
 * `src/components/page-tools` renders.
 */
export function copyOnClick(): void {
  document.addEventListener('click', ({target}) => {
    const button = closestElement<HTMLButtonElement>(target, '.code-copy');
    const code = button?.closest('.code-block')?.querySelector('code');
    if (button && code) void copyCode(code, button);
    else if (button?.dataset.page) void copyPage(button.dataset.page, button);
  });
}

/** Returns a block's code without the notes on types in its lines. */
const codeToCopy = (code: Element): string =>
  Array.from(code.querySelectorAll('.line'), (line) => line.textContent)
    .join('')
    .trimEnd();

async function copyCode(
  code: Element,
  button: HTMLButtonElement,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeToCopy(code));
    confirm(button, 'Copied');
  } catch {
    // Without permission or HTTPS, select the code so that the reader can copy
    // it.
    getSelection()?.selectAllChildren(code);
    confirm(button, 'Selected');
  }
}

/**
 * Copies the page's Markdown.
 *
 * @param address - address of the Markdown copy
 */
async function copyPage(
  address: string,
  button: HTMLButtonElement,
): Promise<void> {
  const markdown = fetchMarkdown(address);
  try {
    // Safari allows copying only during the click, so pass it the promise.
    await navigator.clipboard.write([
      new ClipboardItem({'text/plain': markdown}),
    ]);
    confirm(button, 'Copied');
  } catch {
    markdown.then(
      // Copying was refused. Open the copy, so that the reader can copy it.
      () => location.assign(address),
      () =>
        showNotice(
          "The page couldn't be fetched.",
          () => void copyPage(address, button),
        ),
    );
  }
}

async function fetchMarkdown(address: string): Promise<Blob> {
  const answer = await fetchOk(address);
  return new Blob([await answer.text()], {type: 'text/plain'});
}
