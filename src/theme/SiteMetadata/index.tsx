import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import CanonicalLink from '@site/src/components/canonical-link';
import SocialCard from '@site/src/components/social-card';
import MarkdownCopyLink from '@site/src/components/markdown-copy-link';
import PreloadTypefaces from '@site/src/typefaces/preload';

/** The original, then what features put into the head of every page, a component each. */
export default function SiteMetadataWithFeatures(): ReactNode {
  return (
    <>
      <OriginalSiteMetadata />
      <PreloadTypefaces />
      <CanonicalLink />
      <SocialCard />
      <MarkdownCopyLink />
    </>
  );
}
