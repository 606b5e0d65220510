import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import PageHead from '@site/src/components/page-head';
import PreloadTypefaces from '@site/src/typefaces/preload';

/** The original, then what features put into the head of every page. */
export default function SiteMetadataWithFeatures(): ReactNode {
  return (
    <>
      <OriginalSiteMetadata />
      <PreloadTypefaces />
      <PageHead />
    </>
  );
}
