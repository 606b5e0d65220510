import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';

type Router = ReturnType<typeof useHistory>;

/** Marks the history entry of an open dialog. */
const mark = 'dialog';

const isDialogEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/** Resolves when the entry of the last dialog is gone. */
let settled: Promise<void> = Promise.resolve();

/**
 * Closes a dialog when the reader goes back, instead of leaving the page.
 *
 * An open dialog has a history entry. Links in the dialog replace this entry, so
 * that one more Back leads from the linked page to the page with the dialog.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const router = useHistory();
  const onBack = useEffectEvent(close);
  useEffect(() => stayOnForward(router), [router]);
  useEffect(
    () => (isOpen ? addEntry(router, () => onBack()) : undefined),
    [isOpen, router],
  );
}

/** @returns a function that removes the entry */
function addEntry(router: Router, onBack: () => void): () => void {
  const {push} = router;
  const unlisten = new AbortController();
  let isClosed = false;
  void settled.then(() => {
    if (isClosed) return;
    // The router's key stays in the state, so the router finds its place again.
    window.history.pushState({...window.history.state, [mark]: true}, '');
    router.push = router.replace;
    // The router must not take this for a navigation: it would scroll to the top.
    const stay = (event: Event): void => {
      if (isDialogEntry()) return;
      event.stopImmediatePropagation();
      onBack();
    };
    const {signal} = unlisten;
    addEventListener('popstate', stay, {capture: true, signal});
  });
  return () => {
    isClosed = true;
    unlisten.abort();
    // A link that closes the dialog is followed first.
    settled = settled
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => {
        router.push = push;
        return isDialogEntry() ? goBack() : undefined;
      });
  };
}

/** Leaves the entry of a dialog that was closed in another way. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const options = {capture: true, once: true};
    const arrive = (event: Event): void => {
      event.stopImmediatePropagation();
      resolve();
    };
    addEventListener('popstate', arrive, options);
    window.history.back();
  });
}

/** Forward leads to the entry of a dialog that is closed: nothing changes then. */
function stayOnForward(router: Router): () => void {
  const stay = (event: Event): void => {
    const {pathname, search, hash} = window.location;
    const isSamePage =
      router.createHref(router.location) === pathname + search + hash;
    if (isSamePage && isDialogEntry()) event.stopImmediatePropagation();
  };
  addEventListener('popstate', stay, {capture: true});
  return () => removeEventListener('popstate', stay, {capture: true});
}
