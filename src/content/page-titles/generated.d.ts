/** The guides and API pages of both sets. */
declare module '@generated/page-titles/default/pages.json' {
  import type {TitledPage} from '@site/src/content/page-titles';

  const pages: TitledPage[];
  export default pages;
}
