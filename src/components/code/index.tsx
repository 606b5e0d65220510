import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/** What browsers would break after a hyphen or a slash, though a phone has room for all of it. */
const isBreakableName = /^(?=.*[-/])[^\s]{1,32}$/;

/** Code in a line of text: the name of a package stays on one line. */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isName = typeof children === 'string' && isBreakableName.test(children);
  return (
    <MDXComponents.code {...props} className={isName ? 'name' : undefined} />
  );
}
