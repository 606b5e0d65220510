import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import CardText from '@site/src/components/social-card/card-text';

/** An export can have a guide for a namesake, as `Query` does; modules, named by a path, and the index cannot. */
function headTitle({id, title}: {id: string; title: string}): string {
  const isExport =
    id.startsWith('api/') && id !== 'api/index' && !title.includes('/');
  return isExport ? `${title} API` : title;
}

/** The original, then what the page's title and its card need to know. */
export default function MetadataOfDoc(): ReactNode {
  const {metadata} = useDoc();
  const title = headTitle(metadata);
  return (
    <>
      <OriginalMetadata />
      {title !== metadata.title && <PageMetadata title={title} />}
      <CardText title={title} />
    </>
  );
}
