/** An event that was kept from the page until it can answer. */
export type HeldEvent = MouseEvent | KeyboardEvent;

/** What the loader leaves for the scripts that it started. */
export interface Handover {
  /** In the order in which they came; undefined when nothing is held any more. */
  held: HeldEvent[] | undefined;
  /** The event that is being done again, which must not be held once more. */
  again?: Event;
  /** The page answers by itself: the loader hears nothing any more. */
  finish(): void;
  /** The page may never answer: events are held no longer, and forgotten. */
  letGo(): void;
}

declare global {
  interface Window {
    /** There where the loader is in the page. */
    deferredScripts?: Handover;
  }
}
