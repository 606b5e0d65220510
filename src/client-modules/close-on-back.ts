import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';

type Router = ReturnType<typeof useHistory>;

/** Marks the history entry of an open dialog. */
const mark = 'dialog';

/** The router, once a component with a dialog has been rendered. */
let router: Router | undefined;
/** Closes the open dialog, if there is one. */
let closeOpen: (() => void) | undefined;
/** Called once the entry of a closed dialog is left. */
let onLeft: (() => void) | undefined;
/** Resolves once the last dialog's entry is removed. */
let settled: Promise<void> = Promise.resolve();

/**
 * Closes a dialog on Back instead of leaving the page.
 *
 * An open dialog has a history entry. Links in the dialog replace it, so
 * another Back returns from the linked page to the page with the dialog.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    router = history;
    return isOpen ? addEntry(history, () => onBack()) : undefined;
  }, [isOpen, history]);
}

/**
 * Adds the entry of an open dialog.
 *
 * @returns a function that removes the entry
 */
function addEntry(history: Router, onBack: () => void): () => void {
  let isClosed = false;
  let restore = (): void => {};
  void settled.then(() => {
    if (isClosed) return;
    // Keep the router's key in the state, so that the router recognizes its
    // entry.
    window.history.pushState({...window.history.state, [mark]: true}, '');
    const {push} = history;
    history.push = history.replace;
    restore = () => {
      history.push = push;
    };
    closeOpen = onBack;
  });
  return () => {
    isClosed = true;
    if (closeOpen === onBack) closeOpen = undefined;
    settled = settled
      // Let a link that closes the dialog navigate first.
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => {
        restore();
        return isDialogEntry() ? leaveEntry() : undefined;
      });
  };
}

/** Removes the entry of a dialog that closed without Back. */
function leaveEntry(): Promise<void> {
  return new Promise((resolve) => {
    onLeft = resolve;
    window.history.back();
  });
}

/**
 * Handles a history change.
 *
 * @returns whether the new entry belongs to a dialog, not to a page
 */
function answerPop(): boolean {
  if (onLeft) {
    onLeft();
    onLeft = undefined;
    return true;
  }
  // Forward can reach the entry of a closed dialog. Nothing changes then.
  if (isDialogEntry()) return isSamePage();
  if (!closeOpen) return false;
  closeOpen();
  return true;
}

const isDialogEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

function isSamePage(): boolean {
  const {pathname, search, hash} = window.location;
  return router?.createHref(router.location) === pathname + search + hash;
}

// In a client module, this listener runs before the router's. The router would
// treat a closed dialog as a navigation and scroll to the top.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (answerPop()) event.stopImmediatePropagation();
  });
}
