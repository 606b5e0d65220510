import {BrowserRouter} from 'react-router-dom';

/** For the module that chooses a router: addresses have no hashes here, and the other kind stays out. */
export {BrowserRouter, BrowserRouter as HashRouter};
