import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {canonicalPath} from '@site/src/components/canonical-link/canonical-path';
import {titleWithSet} from '@site/src/config/title-with-set';
import {cardAddress} from '@site/src/plugins/social-cards/card-address';

import StructuredData from '.';

/** A page of a set, as an article; inside a page that the docs plugin renders. */
export default function ArticleData({set}: {set: string}): ReactNode {
  const {
    siteConfig: {url, baseUrl, title: siteTitle},
  } = useDocusaurusContext();
  const {
    metadata: {title, description, permalink, lastUpdatedAt},
  } = useDoc();
  // The permalink of an index page ends with a slash that its address has not.
  const path = permalink.slice(baseUrl.length).replace(/\/$/, '');
  const home = `${url}${baseUrl}`;
  return (
    <StructuredData
      value={{
        '@type': 'TechArticle',
        headline: title,
        description,
        url: `${home}${canonicalPath(`/${path}`).slice(1)}`,
        image: `${home}${cardAddress(path)}`,
        inLanguage: 'en',
        // Left out where git does not know it.
        dateModified: lastUpdatedAt && new Date(lastUpdatedAt).toISOString(),
        isPartOf: {
          '@type': 'WebSite',
          name: titleWithSet(siteTitle, set),
          url: home,
        },
      }}
    />
  );
}
