import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import StructuredData from '.';

/** The site as a whole: for the home page. */
export default function SiteData(): ReactNode {
  const {
    siteConfig: {url, baseUrl, title, tagline},
  } = useDocusaurusContext();
  const home = `${url}${baseUrl}`;
  return (
    <StructuredData
      value={{
        '@type': 'WebSite',
        name: title,
        description: tagline,
        url: home,
        inLanguage: 'en',
      }}
    />
  );
}
