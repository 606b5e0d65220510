import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useState, type ReactNode} from 'react';
import {Route} from 'react-router';

/**
 * Stands for the generator's `PendingNavigation`: the page, with what is to be
 * done after it is drawn. There is nothing to wait for, because the router
 * hears of a page when it has been loaded.
 *
 * @param location the page's, without what its address may end in besides
 */
export default function ShownPage({
  children,
  location,
}: {
  children: ReactNode;
  location: Location;
}): ReactNode {
  const [shown, show] = useState({location, previous: null as Location | null});
  if (shown.location !== location) show({location, previous: shown.location});
  return (
    <ClientLifecyclesDispatcher
      previousLocation={shown.previous}
      location={shown.location}
    >
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
