import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useCanonicalPath} from '@site/src/components/canonical-link/use-canonical-path';
import {titleOfSet} from '@site/src/site/set-names';
import {cardAddress} from '@site/src/after-build/social-cards/card-address';

import StructuredData from '.';

/** A page of a set, as an article; inside a page that the docs plugin renders. */
export default function ArticleData(): ReactNode {
  const {
    siteConfig: {url, baseUrl, title: siteTitle},
  } = useDocusaurusContext();
  const {
    metadata: {title, description, permalink, lastUpdatedAt},
    frontMatter,
    assets,
  } = useDoc();
  const version = useDocsVersion();
  const canonical = useCanonicalPath();
  // The permalink of an index page ends with a slash that its address has not.
  const path = permalink.slice(baseUrl.length).replace(/\/$/, '');
  const home = `${url}${baseUrl}`;
  const ownImage = useBaseUrl(assets.image ?? frontMatter.image, {
    absolute: true,
  });
  return (
    <StructuredData
      value={{
        '@type': 'TechArticle',
        headline: title,
        description,
        url: `${home}${canonical.slice(1)}`,
        image: ownImage || `${home}${cardAddress(path)}`,
        inLanguage: 'en',
        // Left out where git does not know it.
        dateModified: lastUpdatedAt
          ? new Date(lastUpdatedAt).toISOString()
          : undefined,
        isPartOf: {
          '@type': 'WebSite',
          name: titleOfSet(siteTitle, version),
          url: home,
        },
      }}
    />
  );
}
