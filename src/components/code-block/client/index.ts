import './styles.css';

import {afterPageChange} from '../../../client-modules/after-page-change';
import {copyOnClick} from './copy';
import {copySelection} from './copy-selection';
import {showTypes} from './types';
import {applyWrapping, syncWrapping} from './wrap';

// One set of listeners serves all code blocks of all pages. Unused blocks cost
// nothing, and all work before React hydrates.
if (typeof document !== 'undefined') {
  copyOnClick();
  document.addEventListener('copy', copySelection);
  showTypes();
  syncWrapping();
}

/** Wraps the code of a new page like that of the last one. */
export const onRouteDidUpdate = afterPageChange(0, applyWrapping);
