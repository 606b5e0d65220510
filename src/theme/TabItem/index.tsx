import type {Props} from '@theme/TabItem';
import type {HTMLAttributes, ReactNode} from 'react';

/** A tab's panel, with the ids that `Tabs` assigns. */
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
