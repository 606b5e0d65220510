import type {MovedPage} from '../plugins/moved-pages/model';

/**
 * Pages that were published elsewhere once: where, and where their text is now,
 * both below the base URL. A page that is renamed or removed gets a line here.
 * None has moved yet.
 */
export const movedPages: MovedPage[] = [];
