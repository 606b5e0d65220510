import type {Props} from '@theme/TabItem';
import type {HTMLAttributes, ReactNode} from 'react';

/**
 * A tab's panel, with the ids that `Tabs` assigns, and its label for where the
 * tabs aren't shown.
 */
export default function TabItem({
  children,
  hidden,
  className,
  value,
  label = value,
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
      data-label={label}
    >
      {children}
    </div>
  );
}
