import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import Table from '@site/src/components/table';

/** What browsers would break after a hyphen or a slash, though a phone has room for all of it. */
const isBreakableName = /^(?=.*[-/])[^\s]{1,32}$/;

/** Code in a line of text: the name of a package stays on one line. */
function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isName = typeof children === 'string' && isBreakableName.test(children);
  return (
    <MDXComponents.code {...props} className={isName ? 'name' : undefined} />
  );
}

/** The file's own name and the hash that Docusaurus puts before its ending. */
const offeredFile = /\/assets\/files\/([^/]+)-[\da-f]{32}(\.\w+)$/;

/** A file that a guide offers is saved under its own name, in place of opening in a tab. */
function Link(props: ComponentProps<'a'>): ReactNode {
  const [, name, ending] = offeredFile.exec(props.href ?? '') ?? [];
  return (
    <MDXComponents.a
      {...props}
      {...(name && {download: `${name}${ending}`, target: undefined})}
    />
  );
}

export default {...MDXComponents, a: Link, code: Code, table: Table};
