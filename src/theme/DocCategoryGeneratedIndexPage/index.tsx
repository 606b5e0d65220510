import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

import CardText from '@site/src/components/social-card/card-text';

/** The original, and what its social card shows. */
export default function CategoryPageWithCardText(props: Props): ReactNode {
  return (
    <>
      <OriginalPage {...props} />
      <CardText title={props.categoryGeneratedIndex.title} />
    </>
  );
}
