import {DocSearchButton} from '@docsearch/react/button';
import type {UseDocSearchKeyboardEventsProps as ShortcutsProps} from '@docsearch/react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Head from '@docusaurus/Head';
import {
  memo,
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';

import './box.css';
import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {hideNotice} from '../../client-modules/load-failures/notice';
import {isLetter} from './keyboard';
import type {SearchModalProps} from './modal';
import {isEmbedded, settings} from './settings';

/** The theme declares it without its types. */
const useShortcuts = useDocSearchKeyboardEvents as (
  props: ShortcutsProps,
) => void;

interface Opened {
  Modal: ComponentType<SearchModalProps>;
  initialQuery: string;
}

/** The modal comes when the reader reaches for search. */
async function fetchModal(): Promise<Opened['Modal']> {
  const [modal] = await Promise.all([
    import('./modal'),
    import('@docsearch/react/style'),
  ]);
  return modal.default;
}

/** The box in the navbar, and the modal that it opens. */
export default function SearchBar(): ReactNode {
  const {box, opened, isBusy, open, close, answerLetter, askAi} = useModal();
  return (
    <>
      {!isEmbedded && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${settings.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <Shortcuts
        isOpen={opened !== undefined}
        onOpen={open}
        onClose={close}
        {...askAi}
      />
      <DocSearchButton
        ref={box}
        aria-busy={isBusy}
        translations={{
          buttonText: 'Search docs',
          buttonAriaLabel: 'Search docs',
        }}
        onTouchStart={fetchAhead}
        onFocus={fetchAhead}
        onMouseOver={fetchAhead}
        onClick={open}
        onKeyDown={answerLetter}
      />
      {opened &&
        createPortal(
          <opened.Modal
            initialQuery={opened.initialQuery}
            onClose={close}
            {...askAi}
          />,
          document.body,
        )}
    </>
  );
}

/**
 * Ctrl or Cmd with K opens and closes, `/` opens outside of fields, Escape leads back.
 *
 * DocSearch listens anew with each rendering, and a key that comes meanwhile is
 * lost: so this is rendered only where something changes for it.
 */
const Shortcuts = memo(function Shortcuts(props: ShortcutsProps): ReactNode {
  useShortcuts(props);
  return null;
});

/** Opens and closes the modal, and keeps what is typed on the box until the modal is there. */
function useModal() {
  const box = useRef<HTMLButtonElement>(null);
  /** Undefined while nobody waits for the modal. */
  const letters = useRef<string>(undefined);
  const [isAskAiActive, onAskAiToggle] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  const stopWaiting = () => {
    letters.current = undefined;
    setBusy(false);
  };
  /** Where the modal can't be had, `client-modules/load-failures` hears of it and says so. */
  const load = useCallback(async (): Promise<void> => {
    const arrived = tellIfLate(
      'Search is slow to load. It opens as soon as it arrives.',
    );
    try {
      const Modal = await fetchModal();
      const initialQuery = letters.current;
      hideNotice();
      if (initialQuery === undefined) return;
      // At once: the next key is already the modal's.
      flushSync(() => setOpened((before) => before ?? {Modal, initialQuery}));
    } finally {
      arrived();
      stopWaiting();
    }
  }, []);
  const open = useCallback((): void => {
    letters.current ??= '';
    // What is typed before the modal is there belongs to the query.
    box.current?.focus();
    setBusy(true);
    void load();
  }, [load]);
  const close = useCallback((): void => {
    // Until the modal is gone, the page can't have the focus.
    flushSync(() => setOpened(undefined));
    onAskAiToggle(false);
    box.current?.focus();
  }, []);
  /** DocSearch's box opens by typing too, which its version 4 left out. Escape calls off what's still being fetched. */
  const answerLetter = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stopWaiting();
    if (!isLetter(event)) return;
    event.preventDefault();
    if (writeInModal(event.key)) return;
    const before = letters.current ?? '';
    if (event.key !== '/' || before) letters.current = before + event.key;
    open();
  };
  const askAi = {isAskAiActive, onAskAiToggle};
  return {box, opened, isBusy, open, close, answerLetter, askAi};
}

function fetchAhead(): void {
  fetchModal().catch(() => {
    // Nobody has asked for it yet.
  });
}

/** Where the modal is there and has not taken the focus yet, a letter is its. */
function writeInModal(letter: string): boolean {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
  // As if it were typed, so that the modal hears of it.
  return input !== null && document.execCommand('insertText', false, letter);
}
