import {dependencies} from '../../package.json';

/** The release that the pages describe which the dropdown calls Next: `0.68`. */
export const release = dependencies['@reactive-dot/core'].replace(/\.\d+$/, '');
