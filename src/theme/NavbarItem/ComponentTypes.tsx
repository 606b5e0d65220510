import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

import {counterpartOf} from '@site/src/framework-switch/counterpart';
import {setOf} from '@site/src/framework-switch/set-of';

type Props = ComponentProps<typeof DefaultNavbarItem> & {to: string};

/** Leads to a page of the set that its reader reads: both links are there, and styles show one. */
function SetLinkNavbarItem(props: Props): ReactNode {
  const {set, path} = counterpartOf(props.to)!;
  return (
    <>
      <DefaultNavbarItem {...props} data-only-set={setOf(props.to)} />
      <DefaultNavbarItem {...props} to={path} data-only-set={set} />
    </>
  );
}

export default {...ComponentTypes, 'custom-set-link': SetLinkNavbarItem};
