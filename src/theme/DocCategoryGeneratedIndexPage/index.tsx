import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/** Links the category to its first page as the next page. */
export default function CategoryPageThatLeadsOn({
  categoryGeneratedIndex: page,
}: Props): ReactNode {
  const [first] = useCurrentSidebarCategory().items;
  // Docusaurus skips entries that are references.
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
