import type {BuiltPage} from '../read-pages';
import {cardAddress} from './card-address';

/** The content of a card. */
export interface Card {
  title: string;
  /** One or two sentences below the title; may be empty. */
  description: string;
  /** The page's ancestors, outermost first; empty outside the sets. */
  trail: readonly string[];
  /** Label of the documentation set; undefined outside the sets. */
  set?: string;
}

/**
 * Reads a card's content from its page: the title without the site's name, the
 * description, and the trail without the page itself.
 *
 * @returns undefined for a page with a custom picture (`image` in its front
 *   matter)
 */
export function readCard({
  file,
  $,
  trail,
  setLabel,
}: BuiltPage): Card | undefined {
  const meta = (property: string): string =>
    $(`meta[property="og:${property}"]`).attr('content') ?? '';
  if (!meta('image').endsWith(cardAddress(file))) return undefined;
  return {
    title: meta('title').replace(/ \| [^|]*$/, ''),
    description: meta('description').trim(),
    trail: isSet(trail[0], setLabel) ? trail.slice(1) : trail,
    ...(setLabel && {set: setLabel}),
  };
}

/** Whether an ancestor is the set itself, which a card shows anyway. */
const isSet = (ancestor = '', setLabel = ''): boolean =>
  ancestor !== '' && setLabel.startsWith(ancestor);
