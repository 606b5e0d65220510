import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {copyPath} from '@site/src/after-build/markdown-copies/copy-path';
import {withoutMarkdownCopy} from '@site/src/site/facts';

/** Tells programs that read a page where its Markdown copy is. */
export default function MarkdownCopyLink(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const page = pathname.slice(baseUrl.length).replace(/\.html$/, '');
  if (withoutMarkdownCopy.includes(page)) return null;
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={url + copyPath(pathname, baseUrl)}
      />
    </Head>
  );
}
