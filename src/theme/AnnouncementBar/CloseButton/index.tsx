import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/**
 * Moves the focus to the next element, since the button disappears with the
 * bar.
 */
export default function CloseButtonThatHandsOn({
  onClick,
  ...props
}: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return <CloseButton {...props} onClick={close} />;
}
