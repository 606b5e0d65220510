import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {ComponentProps, ReactNode} from 'react';

import {titleWithSet} from '@site/src/config/title-with-set';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const formatter: Formatter = ({defaultFormatter, ...params}) =>
  defaultFormatter({
    ...params,
    siteTitle: titleWithSet(params.siteTitle, params.plugin.id),
  });

/** Names the set in the titles of its pages, most of which have a namesake in the other. */
export default function TitleFormatterWithSet({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return (
    <TitleFormatterProvider formatter={formatter}>
      {children}
    </TitleFormatterProvider>
  );
}
