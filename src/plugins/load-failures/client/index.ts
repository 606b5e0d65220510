import './styles.css';
import {isHostReachable} from './is-host-reachable';
import {showNotice} from './notice';

if (typeof window !== 'undefined') {
  addEventListener('unhandledrejection', ({reason}) => {
    if (isChunkError(reason) && !isTakenOver()) void tellOfStart();
  });
}

/** The generator starts a page when its parts have come, and does nothing where they do not. */
async function tellOfStart(): Promise<void> {
  window.firstSign?.letGo();
  showNotice(
    (await isHostReachable())
      ? 'Part of this page could not be loaded. You can read it and follow its links, but its controls do not work.'
      : 'Without a connection this page can be read, but its controls do not work.',
  );
}

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** Links in a page that works fetch pages ahead; nobody misses those yet. */
function isTakenOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
