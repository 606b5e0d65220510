import {baseUrl} from './environment';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * The bar above the navbar. Readers can close it. A new id shows it to them
 * again.
 */
export const announcementBar = {
  id: 'contracts-on-revive',
  content: `New in 0.68: <a href="${baseUrl}react/category/smart-contracts">Solidity and ink! contracts</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;
