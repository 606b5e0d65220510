import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Matches short names that browsers would break after a hyphen or slash,
 * although they fit a phone's width.
 */
const isBreakableName = /^(?=.*[-/])[^\s]{1,32}$/;

/** Inline code that keeps package names on one line. */
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

/** A focusable table, so that the keyboard can scroll it if it's wide. */
const Table = (props: ComponentProps<'table'>): ReactNode => (
  <table {...props} tabIndex={0} />
);

export default {...MDXComponents, code: Code, table: Table};
