import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {markdownPath} from '@site/src/after-build/markdown-copies/markdown-path';
import {cardAddress} from '@site/src/after-build/social-cards/card-address';
import {canonicalPath} from '@site/src/site/canonical-path';
import {withoutMarkdownCopy} from '@site/src/site/facts';

/**
 * Adds a page's social card, Markdown copy, and canonical link to its head. A
 * page with a custom picture overrides the card later, so the tags must suit
 * both pictures.
 */
export default function PageHead(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl, title, tagline},
  } = useDocusaurusContext();
  const path = pathname.slice(baseUrl.length - 1);
  const canonical = canonicalPath(path);
  const address = `${url}${baseUrl}${canonical.slice(1)}`;
  const card = `${url}${baseUrl}${cardAddress(path)}`;
  const text = `${title}: ${tagline}`;
  const page = path.slice(1).replace(/\.html$/, '');
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      <meta property="og:image" content={card} />
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={text} />
      {canonical !== path && <meta property="og:url" content={address} />}
      {canonical !== path && <link rel="canonical" href={address} />}
      {!withoutMarkdownCopy.includes(page) && (
        <link
          rel="alternate"
          type="text/markdown"
          href={url + markdownPath(pathname, baseUrl)}
        />
      )}
    </Head>
  );
}
