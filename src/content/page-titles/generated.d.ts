/** The titles of all guides and API pages, written by `index.ts`. */
declare module '@generated/page-titles/default/pages.json' {
  import type {TitledPage} from '@site/src/content/page-titles';

  const pages: TitledPage[];
  export default pages;
}
