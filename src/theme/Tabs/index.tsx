import type {TabItemProps} from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Gives each tab the id of its panel, which `TabItem` takes over. */
export default function TabsWithPanels({children, ...props}: Props): ReactNode {
  const id = useId();
  const panels = Children.toArray(children).filter((child) =>
    isValidElement<TabItemProps>(child),
  );
  return (
    <Tabs {...props}>
      {panels.map((panel: ReactElement<TabItemProps>) => {
        const {attributes, value} = panel.props;
        const panelId = `${id}-${value}`;
        return cloneElement(panel, {
          attributes: {...attributes, 'aria-controls': panelId},
        });
      })}
    </Tabs>
  );
}
