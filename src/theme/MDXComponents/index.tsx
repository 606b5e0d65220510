import {useLocation} from '@docusaurus/router';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';

import BreakableName from '@site/src/components/breakable-name';

/** Inline code, which a browser's translation would break. */
const Code = (props: ComponentProps<'code'>): ReactNode => (
  <MDXComponents.code {...props} translate="no" />
);

/**
 * A page's title. On API pages, it can be the name of an export, which is longer
 * than a phone's line.
 */
function Title({children, ...props}: ComponentProps<'h1'>): ReactNode {
  const isApiPage = useLocation().pathname.includes('/api/');
  const isName =
    isApiPage && typeof children === 'string' && !children.includes(' ');
  return (
    <MDXComponents.h1 {...props}>
      {isName ? <BreakableName name={children} /> : children}
    </MDXComponents.h1>
  );
}

/**
 * Makes a table a tab stop while it's too wide for the page, so that the
 * keyboard can scroll it. Safari and older versions of Chrome don't do this by
 * themselves.
 */
function stopAtWideTable(table: HTMLTableElement): () => void {
  const observer = new ResizeObserver(() => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  });
  // The page's width changes the table, and its content the rows.
  observer.observe(table);
  Array.from(table.rows).forEach((row) => observer.observe(row));
  return () => observer.disconnect();
}

/** A table, which the keyboard can scroll. */
const Table = (props: ComponentProps<'table'>): ReactNode => (
  <table {...props} ref={stopAtWideTable} />
);

/** The components for the elements of Markdown. */
export default {...MDXComponents, code: Code, h1: Title, table: Table};
