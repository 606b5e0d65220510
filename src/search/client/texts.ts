import {isEmbedded} from './settings';

export const failureTitle = 'Unable to fetch results';

/** The development server has an index only after a build. */
export const failureHelp =
  isEmbedded && process.env.NODE_ENV === 'development'
    ? 'Run "npm run build" once: the development server searches the index of the last build.'
    : 'You might want to check your network connection.';
