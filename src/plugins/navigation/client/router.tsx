import {createBrowserHistory} from 'history';
import {useState, type ReactNode} from 'react';
import {Router} from 'react-router';

import {toldWhenLoaded} from './told-when-loaded';

/** The browser's history as a router whose address changes with the page. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(() => toldWhenLoaded(createBrowserHistory()));
  return <Router history={history}>{children}</Router>;
}

/** For the module that chooses a router: addresses have no hashes here, and the other kind stays out. */
export {BrowserRouter as HashRouter};
