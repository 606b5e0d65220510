import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {cardAddress} from '@site/src/after-build/social-cards/card-address';

/**
 * Names the card that the build draws for the page. A page with a picture of its own
 * says so later, which counts; so nothing here may be true of a card alone.
 */
export default function SocialCard(): ReactNode {
  const {
    siteConfig: {url, baseUrl, title, tagline},
  } = useDocusaurusContext();
  const path = useLocation().pathname.slice(baseUrl.length);
  const address = `${url}${baseUrl}${cardAddress(path)}`;
  const text = `${title}: ${tagline}`;
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      <meta property="og:image" content={address} />
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}
