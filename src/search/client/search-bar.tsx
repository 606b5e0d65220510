import {DocSearchButton} from '@docsearch/react/button';
import Head from '@docusaurus/Head';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';

import './box.css';
import {noticeIfLate} from '../../client-modules/load-failures/slow-loading';
import {hideNotice} from '../../client-modules/load-failures/notice';
import {useCloseOnBack} from '../../client-modules/close-on-back';
import {isComposing} from '../../site/is-composing';
import {isLetter} from './keyboard';
import type {SearchModalProps} from './modal';
import {setOpenSearch} from './open-search';
import {isEmbedded, settings} from './settings';
import {useShortcuts} from './shortcuts';

/** Keys that the reader pressed before the modal arrived. */
type EarlyKeys = Pick<SearchModalProps, 'initialQuery' | 'isInitiallyEntered'>;

interface Opened {
  Modal: ComponentType<SearchModalProps>;
  keys: EarlyKeys;
}

/**
 * Fetches the modal, which then fetches the index. Side by side, the index
 * would slow the modal down.
 */
async function fetchModal(): Promise<Opened['Modal']> {
  const [modal] = await Promise.all([
    import('./modal'),
    import('@docsearch/react/style'),
  ]);
  return modal.default;
}

/** The box in the navbar, and the modal that it opens. */
export default function SearchBar(): ReactNode {
  const {box, opened, isBusy, open, close, answerKey, askAi} = useModal();
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
        onKeyDown={answerKey}
      />
      {opened &&
        createPortal(
          <opened.Modal {...opened.keys} onClose={close} {...askAi} />,
          document.body,
        )}
    </>
  );
}

/**
 * Opens and closes the modal. Until it arrives, collects the keys that the
 * reader types on the box.
 */
function useModal() {
  const box = useRef<HTMLButtonElement>(null);
  /** Undefined if the reader isn't waiting for the modal. */
  const early = useRef<EarlyKeys>(undefined);
  const [isAskAiActive, onAskAiToggle] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  const stopWaiting = () => {
    early.current = undefined;
    setBusy(false);
  };
  /** `client-modules/load-failures` reports a failure. */
  const load = async (): Promise<void> => {
    const arrived = noticeIfLate(
      'Search is slow to load. It opens as soon as it arrives.',
    );
    try {
      const Modal = await fetchModal();
      const keys = early.current;
      hideNotice();
      if (!keys) return;
      // Synchronously, because the next key already belongs to the modal.
      flushSync(() => setOpened((before) => before ?? {Modal, keys}));
    } finally {
      arrived();
      stopWaiting();
    }
  };
  const open = (): void => {
    early.current ??= {initialQuery: '', isInitiallyEntered: false};
    // Letters that are typed before the modal arrives belong to the query.
    box.current?.focus({preventScroll: true});
    setBusy(true);
    void load();
  };
  const close = useCallback((): void => {
    // The page can't get the focus before the modal is gone.
    flushSync(() => setOpened(undefined));
    onAskAiToggle(false);
    box.current?.focus({preventScroll: true});
  }, []);
  /**
   * Typing on the box opens the modal, which DocSearch 4 doesn't offer. Until the
   * modal arrives, Backspace erases a letter, Enter waits for the first hit,
   * and Escape stops the wait.
   */
  const answerKey = (event: KeyboardEvent): void => {
    const key = event.nativeEvent;
    if (isComposing(key)) return;
    if (event.key === 'Escape') stopWaiting();
    const query = early.current?.initialQuery ?? '';
    const isInitiallyEntered = event.key === 'Enter' && query !== '';
    // The space bar opens the search, unless it follows a letter.
    const isTyped = isLetter(key) || (event.key === ' ' && query !== '');
    const isErased = event.key === 'Backspace' && query !== '';
    if (!isTyped && !isErased && !isInitiallyEntered) return;
    event.preventDefault();
    const isShortcut = event.key === '/' && query === '';
    const typed = isTyped && !isShortcut ? event.key : '';
    const initialQuery = isErased ? query.slice(0, -1) : query + typed;
    early.current = {initialQuery, isInitiallyEntered};
    open();
  };
  const isOpen = opened !== undefined;
  const leaveAskAi = () => onAskAiToggle(false);
  // The closed modal leaves the focus here, but a reader who follows a result is
  // done with the box.
  useLocationChange(({previousLocation}) => {
    if (previousLocation && !opened) box.current?.blur();
  });
  useEffect(() => setOpenSearch(open));
  useShortcuts({isOpen, open, close, isAskAiActive, leaveAskAi});
  useCloseOnBack(isOpen, close);
  const askAi = {isAskAiActive, onAskAiToggle};
  return {box, opened, isBusy, open, close, answerKey, askAi};
}

function fetchAhead(): void {
  fetchModal().catch(() => {
    // The reader hasn't opened the search yet. Opening it tries again.
  });
}
