import {DocSearchButton} from '@docsearch/react/button';
import Head from '@docusaurus/Head';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';

import './box.css';
import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {hideNotice} from '../../client-modules/load-failures/notice';
import {announce} from './announce';
import {useSearchShortcuts} from './keyboard';
import type {SearchModalProps} from './modal';
import {isEmbedded, settings} from './settings';

/** The modal comes when the reader reaches for search. */
async function fetchModal(): Promise<Opened['Modal']> {
  const [modal] = await Promise.all([
    import('./modal'),
    import('@docsearch/react/style'),
  ]);
  return modal.default;
}

/** How long opening may take before the box says that it's busy. */
const busyAfterMs = 100;

interface Opened {
  Modal: ComponentType<SearchModalProps>;
  initialQuery: string;
}

/** Opens the modal, which has to be fetched first. */
function useModal() {
  // Typed on the box while the modal is being fetched.
  const letters = useRef('');
  const isFetching = useRef(false);
  const hasFailed = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  /** Where the modal can't be had, `client-modules/load-failures` hears of it and says so. */
  const open = async (): Promise<void> => {
    if (isFetching.current) return;
    isFetching.current = true;
    const arrived = tellIfLate('Search is slow to load. It opens by itself.');
    const slow = setTimeout(() => {
      setBusy(true);
      announce('Loading the search');
    }, busyAfterMs);
    try {
      const Modal = await fetchModal();
      if (hasFailed.current) hideNotice();
      hasFailed.current = false;
      // At once: the next key is already the modal's.
      flushSync(() => setOpened({Modal, initialQuery: letters.current}));
    } catch (error) {
      hasFailed.current = true;
      throw error;
    } finally {
      clearTimeout(slow);
      arrived();
      announce('');
      setBusy(false);
      letters.current = '';
      isFetching.current = false;
    }
  };
  const openWith = (letter: string): void => {
    if (letter !== '/' || letters.current !== '') letters.current += letter;
    void open();
  };
  const close = (): void => setOpened(undefined);
  return {opened, isBusy, open, openWith, close};
}

/** The box in the navbar, and the modal that it opens. */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLButtonElement>(null);
  const {opened, isBusy, open, openWith, close: closeModal} = useModal();
  const [isAskAiActive, setAskAiActive] = useState(false);
  const close = (): void => {
    closeModal();
    setAskAiActive(false);
    box.current?.focus();
  };
  const fetchAhead = (): void => {
    fetchModal().catch(() => {
      // Nobody has asked for it yet.
    });
  };
  useSearchShortcuts({
    box,
    isOpen: opened !== undefined,
    isAskAiActive,
    onOpen: () => void open(),
    onLetter: openWith,
    onClose: close,
    onLeaveAskAi: () => setAskAiActive(false),
  });

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
          buttonText: isBusy ? 'Loading search…' : 'Search docs',
          buttonAriaLabel: 'Search docs',
        }}
        onTouchStart={fetchAhead}
        onFocus={fetchAhead}
        onMouseOver={fetchAhead}
        onClick={() => void open()}
      />
      {opened &&
        createPortal(
          <opened.Modal
            initialQuery={opened.initialQuery}
            isAskAiActive={isAskAiActive}
            onAskAiToggle={setAskAiActive}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
