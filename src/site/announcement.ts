import {baseUrl} from './environment';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** A reader who closed the bar sees it again when the id changes. */
export const announcementBar = {
  id: 'contracts-on-revive',
  content: `ReactiveDOT 0.68 reads and calls Solidity and ink! contracts. <a href="${baseUrl}react/category/smart-contracts">Read the contracts guides</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;
