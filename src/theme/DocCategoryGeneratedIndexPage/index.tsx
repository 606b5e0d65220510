import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

import {startsHere} from '../DocCardList/starts-here';

/**
 * Links the category to a next page: the one that its row says to start with,
 * or else its first one.
 */
export default function CategoryPageThatLeadsOn({
  categoryGeneratedIndex: page,
}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const start = items.find(startsHere) ?? items[0];
  // Docusaurus skips entries that are references.
  const next =
    start?.type === 'link'
      ? {title: start.label, permalink: start.href}
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
