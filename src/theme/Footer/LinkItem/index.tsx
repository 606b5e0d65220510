import SetLink from '@site/src/framework-switch/set-link';
import FooterLinkItem from '@theme-original/Footer/LinkItem';
import type {Props} from '@theme/Footer/LinkItem';
import type {ReactNode} from 'react';

/** Where an item says so, it leads to the set that its reader reads. */
export default function FooterLinkItemOfReadersSet({item}: Props): ReactNode {
  const {followsSet, to, label} = item;
  return followsSet && to ? (
    <SetLink className="footer__link-item" to={to}>
      {label}
    </SetLink>
  ) : (
    <FooterLinkItem item={item} />
  );
}
