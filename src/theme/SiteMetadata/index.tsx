import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import CanonicalLink from '@site/src/components/canonical-link';
import PreloadTypeface from '@site/src/components/preload-typeface';
import SocialCard from '@site/src/components/social-card';
import MarkdownCopyLink from '@site/src/components/markdown-copy-link';

/** The original, then what features put into the head of every page, a component each. */
export default function SiteMetadataWithFeatures(): ReactNode {
  return (
    <>
      <OriginalSiteMetadata />
      <PreloadTypeface />
      <CanonicalLink />
      <SocialCard />
      <MarkdownCopyLink />
    </>
  );
}
