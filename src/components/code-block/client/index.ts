import './styles.css';

import {afterPageChange} from '../../../client-modules/after-page-change';
import {copyOnClick} from './copy';
import {showTypes} from './types';
import {wrapAsChosen, wrapTogether} from './wrap';

// One set of listeners for all code blocks of all pages: a block costs nothing
// until a reader uses it, and works before React has taken over the page.
if (typeof document !== 'undefined') {
  copyOnClick();
  showTypes();
  wrapTogether();
}

export const onRouteDidUpdate = afterPageChange(0, wrapAsChosen);
