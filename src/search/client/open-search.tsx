import Search from 'lucide-static/icons/search.svg';
import type {ReactNode} from 'react';

let open: (() => void) | undefined;

/** Sets the function that opens search. The box in the navbar calls this. */
export function setOpenSearch(opens: () => void): void {
  open = opens;
}

/** A button that opens search, for parts that cover the navbar. */
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
      <Search aria-hidden />
      Search docs
    </button>
  );
}
