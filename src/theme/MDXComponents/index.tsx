import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import MDXComponents from '@theme-original/MDXComponents';
import {BeginningFirst} from '@site/src/plugins/navigation/client/beginning-first';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** Where a table is wider than its page it scrolls, and the keyboard must be able to. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return <table {...props} tabIndex={0} />;
}

/** As the original, which gives links without a class an empty one. */
function Anchor({className, ...link}: LinkProps): ReactNode {
  const target = useAnchorTargetClassName(link.id);
  return <Link {...link} className={clsx(target, className) || undefined} />;
}

export default {
  ...MDXComponents,
  a: Anchor,
  table: Table,
  wrapper: BeginningFirst,
};
