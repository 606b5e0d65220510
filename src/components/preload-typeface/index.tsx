import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Asks for the typeface of all text before the stylesheet that names it is there. */
export default function PreloadTypeface(): ReactNode {
  return (
    <Head>
      <link
        rel="preload"
        href={textFace}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    </Head>
  );
}
