import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/** The original, which leads to its first page. */
export default function CategoryPageThatLeadsOn({
  categoryGeneratedIndex: page,
}: Props): ReactNode {
  const [first] = useCurrentSidebarCategory().items;
  // Docusaurus passes over the entries that are references.
  const next =
    first?.type === 'link'
      ? {title: first.label, permalink: first.href}
      : page.navigation.next;
  return (
    <OriginalPage
      categoryGeneratedIndex={{
        ...page,
        navigation: {...page.navigation, next},
      }}
    />
  );
}
