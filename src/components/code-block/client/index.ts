import './styles.css';

import type {ClientModule} from '@docusaurus/types';

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

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation) wrapAsChosen();
};
