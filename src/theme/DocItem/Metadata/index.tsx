import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

import CardText from '@site/src/components/social-card/card-text';

const isReference = (id: string): boolean => id.startsWith('api/');

/** An export can have a guide for a namesake, as `Query` does; modules, named by a path, and the index cannot. */
function headTitle({id, title}: {id: string; title: string}): string {
  const isExport =
    isReference(id) && id !== 'api/index' && !title.includes('/');
  return isExport ? `${title} API` : title;
}

/** The original, then what styles and the page's card need to know. */
export default function MetadataOfDoc(): ReactNode {
  const {metadata} = useDoc();
  const title = headTitle(metadata);
  return (
    <>
      <OriginalMetadata />
      {title !== metadata.title && <PageMetadata title={title} />}
      {isReference(metadata.id) && (
        <Head>
          {/* For the styles: after a class that is looked for by its beginning, browsers look at each change of any class. */}
          <html data-reference="" />
        </Head>
      )}
      <CardText title={title} />
    </>
  );
}
