/** Where an element stands: itself and its ancestors, each with its place among its siblings. */
export type Trail = readonly [Step, ...Step[]];

type Step = readonly [element: Element, place: number];

/** An event that was kept from the page until it can answer. */
export interface HeldEvent {
  event: MouseEvent | KeyboardEvent;
  trail: Trail;
}

/** What the loader leaves for the scripts that it started. */
export interface Handover {
  /** In the order in which they came; undefined when nothing is held any more. */
  held: HeldEvent[] | undefined;
  /** Where the focus was last. */
  focused?: Trail;
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
