import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Whether a sidebar marks an entry as the one where readers start. */
export const startsHere = ({customProps}: PropSidebarItem): boolean =>
  customProps?.['startsHere'] === true;
