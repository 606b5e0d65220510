import type {Page} from './page';
import data from './readers-words.json';

/**
 * What readers type and a page's title does not say, by how the page's address
 * ends. It is found by each of them, parted by commas, as by its title.
 */
export const readersWords: Readonly<Record<string, string>> = data;

/** Gives a page the words that readers have for it. */
export function addReadersWords(page: Page): Page {
  const words = Object.entries(readersWords).flatMap(([place, list]) =>
    page.route.endsWith(`/${place}`) ? list.split(', ') : [],
  );
  const [title, ...others] = page.sections;
  return {...page, sections: [{...title!, words}, ...others]};
}
