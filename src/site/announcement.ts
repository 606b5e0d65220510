import {baseUrl} from './environment';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** Change the id to show the bar again to readers who closed it. */
export const announcementBar = {
  id: 'contracts-on-revive',
  content: `New in 0.68: <a href="${baseUrl}react/category/smart-contracts">Solidity and ink! contracts</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;
