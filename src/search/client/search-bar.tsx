import {DocSearchButton} from '@docsearch/react/button';
import Head from '@docusaurus/Head';
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
import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {hideNotice} from '../../client-modules/load-failures/notice';
import {useCloseOnBack} from '../../client-modules/close-on-back';
import {isComposing} from '../../site/is-composing';
import {isLetter} from './keyboard';
import type {SearchModalProps} from './modal';
import {setOpenSearch} from './open-search';
import {isEmbedded, settings} from './settings';
import {useShortcuts} from './shortcuts';

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
  /** Where the modal can't be had, `client-modules/load-failures` reports it. */
  const load = async (): Promise<void> => {
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
  };
  const open = (): void => {
    letters.current ??= '';
    // Letters that are typed before the modal arrives belong to the query.
    box.current?.focus({preventScroll: true});
    setBusy(true);
    void load();
  };
  const close = useCallback((): void => {
    // Until the modal is gone, the page can't have the focus.
    flushSync(() => setOpened(undefined));
    onAskAiToggle(false);
    box.current?.focus({preventScroll: true});
  }, []);
  /** DocSearch's box opens by typing too, which its version 4 left out. Escape stops the wait for the modal. */
  const answerLetter = (event: KeyboardEvent): void => {
    const key = event.nativeEvent;
    if (event.key === 'Escape' && !isComposing(key)) stopWaiting();
    if (!isLetter(key)) return;
    event.preventDefault();
    const before = letters.current ?? '';
    if (event.key !== '/' || before) letters.current = before + event.key;
    open();
  };
  const isOpen = opened !== undefined;
  const leaveAskAi = () => onAskAiToggle(false);
  useEffect(() => setOpenSearch(open));
  useShortcuts({isOpen, open, close, isAskAiActive, leaveAskAi});
  useCloseOnBack(isOpen, close);
  const askAi = {isAskAiActive, onAskAiToggle};
  return {box, opened, isBusy, open, close, answerLetter, askAi};
}

function fetchAhead(): void {
  fetchModal().catch(() => {
    // Nobody has asked for it yet.
  });
}
