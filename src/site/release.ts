import {dependencies} from '../../package.json';

/** The release that the version Next describes: `0.68`. */
export const release = dependencies['@reactive-dot/core'].replace(/\.\d+$/, '');
