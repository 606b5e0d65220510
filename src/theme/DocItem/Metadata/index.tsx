import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import ArticleData from '@site/src/components/structured-data/article';
import CardText from '@site/src/plugins/social-cards/client/card-text';

/** An export can have a guide for a namesake, as `Query` does; modules, named by a path, cannot. */
function headTitle({id, title}: {id: string; title: string}): string {
  const isExport = id.startsWith('api/') && !title.includes('/');
  return isExport ? `${title} API` : title;
}

/** The original, then what describes the page to machines and its card to readers. */
export default function MetadataOfDoc(): ReactNode {
  const {metadata} = useDoc();
  const title = headTitle(metadata);
  return (
    <>
      <OriginalMetadata />
      {title !== metadata.title && <PageMetadata title={title} />}
      <CardText title={title} />
      <ArticleData />
    </>
  );
}
