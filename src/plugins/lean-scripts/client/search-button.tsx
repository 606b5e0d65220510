import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';

/**
 * What the browser gets in place of the button of @docsearch/react: the same
 * elements without the code for browsers of long ago, for other shortcuts, and
 * for keys that look pressed, which our styles do not show.
 */
export function DocSearchButton({
  translations: {buttonText, buttonAriaLabel},
  ...button
}: ComponentProps<'button'> & {
  translations: {buttonText: string; buttonAriaLabel: string};
}): ReactNode {
  // Not known before the page is taken over.
  const command = useSyncExternalStore(
    () => () => {},
    () => (/Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
  const shortcut = `${command === 'Ctrl' ? 'Control' : 'Meta'}+k`;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={`${buttonAriaLabel} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      {...button}
    >
      <span className="DocSearch-Button-Container">
        <svg
          width={20}
          height={20}
          className="DocSearch-Search-Icon"
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <circle
            cx="11"
            cy="11"
            r="8"
            stroke="currentColor"
            fill="none"
            strokeWidth="1.4"
          />
          <path
            d="m21 21-4.3-4.3"
            stroke="currentColor"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{buttonText}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {command && (
          <>
            <kbd className="DocSearch-Button-Key">{command}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
