import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import OriginalVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import type {ComponentProps, ReactNode} from 'react';

import {titleOfSet} from '@site/src/site/set-names';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/**
 * Adds the set and an earlier version to the titles of pages, because most
 * pages share their name with one in the other set or another version.
 */
export default function DocVersionRootWithTitles(props: Props): ReactNode {
  const formatter: Formatter = ({defaultFormatter, ...params}) =>
    defaultFormatter({
      ...params,
      siteTitle: titleOfSet(params.siteTitle, props.version),
    });
  return (
    <TitleFormatterProvider formatter={formatter}>
      <OriginalVersionRoot {...props} />
    </TitleFormatterProvider>
  );
}
