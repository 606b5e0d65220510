import OriginalTabs from '@theme-original/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactNode,
} from 'react';

/** Links each tab and its panel by id. */
export default function LinkedTabs({children, ...props}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children as ReactNode);
  return (
    <OriginalTabs {...props}>
      {items.map((item, index) =>
        isValidElement<TabItemProps>(item)
          ? cloneElement(item, {
              attributes: {
                ...item.props.attributes,
                id: `${id}tab${index}`,
                'aria-controls': `${id}panel${index}`,
              },
            })
          : item,
      )}
    </OriginalTabs>
  );
}
