import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

import {Descriptions} from '@site/src/plugins/lean-scripts/client/descriptions';
import CardText from '@site/src/plugins/social-cards/client/card-text';

type PropsOfBuild = Props & {
  /** Of the category's pages, by their paths; the build puts them there. */
  descriptions?: Readonly<Record<string, string>>;
};

const none = {};

/** The original, what its card shows, and what its entries are described by. */
export default function CategoryPageWithCardText({
  descriptions = none,
  ...props
}: PropsOfBuild): ReactNode {
  return (
    <Descriptions value={descriptions}>
      <OriginalPage {...props} />
      <CardText title={props.categoryGeneratedIndex.title} />
    </Descriptions>
  );
}
