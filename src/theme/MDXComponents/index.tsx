import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/** What browsers would break after a hyphen or a slash, though a phone has room for all of it. */
const isBreakableName = /^(?=.*[-/])[^\s]{1,32}$/;

/** Code in a line of text: the name of a package stays on one line. */
function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isName = typeof children === 'string' && isBreakableName.test(children);
  return (
    <MDXComponents.code
      {...props}
      className={isName ? 'name' : undefined}
      translate="no"
    />
  );
}

/** Where a table is wider than its page it scrolls, and the keyboard must be able to. */
const Table = (props: ComponentProps<'table'>): ReactNode => (
  <table {...props} tabIndex={0} />
);

export default {...MDXComponents, code: Code, table: Table};
