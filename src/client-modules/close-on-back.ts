import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';

type Router = ReturnType<typeof useHistory>;

/** Marks the history entry of an open dialog. */
const mark = 'dialog';

let router: Router | undefined;
/** Closes the open dialog. */
let closeOpen: (() => void) | undefined;
/** Called when the entry of a closed dialog is left. */
let onLeft: (() => void) | undefined;
/** Resolves when the entry of the last dialog is gone. */
let settled: Promise<void> = Promise.resolve();

/**
 * Closes a dialog when the reader goes back, instead of leaving the page.
 *
 * An open dialog has a history entry. Links in the dialog replace this entry, so
 * that one more Back leads from the linked page to the page with the dialog.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    router = history;
    return isOpen ? addEntry(history, () => onBack()) : undefined;
  }, [isOpen, history]);
}

/** @returns a function that removes the entry */
function addEntry(history: Router, onBack: () => void): () => void {
  let isClosed = false;
  let restore = (): void => {};
  void settled.then(() => {
    if (isClosed) return;
    // The router's key stays in the state, so the router finds its place again.
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
      // A link that closes the dialog is followed first.
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => {
        restore();
        return isDialogEntry() ? leaveEntry() : undefined;
      });
  };
}

/** Leaves the entry of a dialog that was closed in another way. */
function leaveEntry(): Promise<void> {
  return new Promise((resolve) => {
    onLeft = resolve;
    window.history.back();
  });
}

/** @returns whether the entry that the reader came to is about a dialog, not about a page */
function answerPop(): boolean {
  if (onLeft) {
    onLeft();
    onLeft = undefined;
    return true;
  }
  // Forward leads to the entry of a dialog that is closed: nothing changes then.
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

// A client module, so that this listener comes before the router's: the router
// would take a closed dialog for a navigation and scroll to the top.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (answerPop()) event.stopImmediatePropagation();
  });
}
