import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import PageHead from '@site/src/components/page-head';
import PreloadTypefaces from '@site/src/typefaces/preload';

/** Adds this site's head elements to the original's. */
export default function SiteMetadataWithFeatures(): ReactNode {
  return (
    <>
      <OriginalSiteMetadata />
      <PreloadTypefaces />
      <PageHead />
    </>
  );
}
