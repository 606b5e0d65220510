import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** The button goes with the bar; the focus goes on to what comes next. */
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
