import type {Props} from '@theme/TabItem';
import type {HTMLAttributes, ReactNode} from 'react';

/** The panel of a tab, with the ids that `Tabs` gives the tab. */
export default function TabItem({
  children,
  hidden,
  className,
  attributes,
}: Props): ReactNode {
  const tab = attributes as HTMLAttributes<HTMLElement> | undefined;
  return (
    <div
      role="tabpanel"
      id={tab?.['aria-controls']}
      aria-labelledby={tab?.id}
      className={className}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
