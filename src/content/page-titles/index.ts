import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import type {SetId} from '../../site/sets';

/** A guide or an API page. */
export interface TitledPage {
  set: SetId;
  /** Its address, with the base URL. */
  path: string;
  title: string;
}

/** Writes the titles of all pages of the sets, for the not-found page. */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions: {createData}}) {
      const sets = allContent['docusaurus-plugin-content-docs'] ?? {};
      const pages = Object.entries(sets).flatMap(([set, content]) =>
        (content as LoadedContent).loadedVersions.flatMap(({docs}) =>
          docs.map(({permalink, title}) => ({set, path: permalink, title})),
        ),
      );
      await createData('pages.json', JSON.stringify(pages));
    },
  };
}
