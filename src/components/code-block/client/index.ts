import './styles.css';

import {copyOnClick} from './copy';
import {showTypes} from './types';

// One set of listeners for all code blocks of all pages: a block costs nothing
// until a reader uses it, and works before React has taken over the page.
if (typeof document !== 'undefined') {
  copyOnClick();
  showTypes();
}
