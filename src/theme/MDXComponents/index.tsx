import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/** Where a table is wider than its page it scrolls, and the keyboard must be able to. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return <table {...props} tabIndex={0} />;
}

export default {...MDXComponents, table: Table};
