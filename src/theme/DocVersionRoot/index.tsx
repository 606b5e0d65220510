import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import OriginalVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import type {ComponentProps, ReactNode} from 'react';

import {titleOfSet} from '@site/src/site/set-names';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/**
 * Names the set in the titles of its pages, and an earlier version: most pages
 * have namesakes in the other set and in other versions.
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
