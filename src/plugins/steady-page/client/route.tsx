import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteProps} from 'react-router';

type Props = Required<Pick<RouteProps, 'location'>> & {render: () => ReactNode};

/**
 * Tells the page that it is at `location`, as the router's own route does, and
 * tells it again only when it is at another one. The router's route does so at
 * each change of the address as well, which comes before the next page is
 * there: the whole page would be drawn a second time, as it is, while the
 * reader waits.
 */
export function Route({location, render}: Props): ReactNode {
  const {history, match, staticContext} = useContext(RouterContext);
  const value = useMemo(
    () => ({history, match, staticContext, location}),
    // The match of the root says of the address only whether it is the root.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [history, staticContext, location],
  );
  return (
    <RouterContext.Provider value={value}>{render()}</RouterContext.Provider>
  );
}
