import type {ReactNode} from 'react';

let open: (() => void) | undefined;

/** Sets the function that opens search; the box in the navbar does. */
export function setOpenSearch(opens: () => void): void {
  open = opens;
}

/** A second way to the search of the navbar, for places that cover the navbar. */
export function SearchOpener({onClick}: {onClick: () => void}): ReactNode {
  return (
    <button
      type="button"
      className="search-opener"
      onClick={() => {
        onClick();
        open?.();
      }}
    >
      Search docs
    </button>
  );
}
