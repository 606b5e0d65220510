import codeFace from '@generated/typefaces/geist-mono.woff2';
import textFace from '@generated/typefaces/geist.woff2';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Preloads the typefaces of text and code before the stylesheet loads. */
export default function PreloadTypefaces(): ReactNode {
  return (
    <Head>
      {[textFace, codeFace].map((file) => (
        <link
          key={file}
          rel="preload"
          href={file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
