import translations from '@theme/SearchTranslations';

import {isEmbedded} from './settings';

export const {modal: modalTexts = {}} = translations;

const {errorScreen} = modalTexts;

export const failureTitle = errorScreen?.titleText ?? 'Unable to fetch results';

/** The development server has an index only after a build. */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Run "npm run build" once: the development server searches the index of the last build.'
    : (errorScreen?.helpText ??
      'You might want to check your network connection.');
