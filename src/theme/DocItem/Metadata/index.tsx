import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import ArticleData from '@site/src/components/structured-data/article';
import CardText from '@site/src/plugins/social-cards/client/card-text';

/** The original, then what describes the page to machines and its card to readers. */
export default function MetadataOfDoc(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  return (
    <>
      <OriginalMetadata />
      <CardText title={metadata.title} />
      <ArticleData set={pluginId} />
    </>
  );
}
