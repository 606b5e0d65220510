import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Whether a version of a set has a page at this path, which begins with the base URL. */
export const hasPage = (
  {docs}: Pick<GlobalVersion, 'docs'>,
  address: string,
): boolean =>
  // The path of a folder's index ends with a slash that its address hasn't.
  docs.some(({path}) => path.replace(/\/$/, '') === address);
