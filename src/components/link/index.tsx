import Link from '@theme-original/MDXComponents/A';
import type {ComponentProps, ReactNode} from 'react';

/** The file's own name and the hash that Docusaurus puts before its ending. */
const offeredFile = /\/assets\/files\/([^/]+)-[\da-f]{32}(\.\w+)$/;

/** A file that a guide offers is saved under its own name, in place of opening in a tab. */
export default function MarkdownLink(props: ComponentProps<'a'>): ReactNode {
  const [, name, ending] = offeredFile.exec(props.href ?? '') ?? [];
  return (
    <Link
      {...props}
      {...(name && {download: `${name}${ending}`, target: undefined})}
    />
  );
}
