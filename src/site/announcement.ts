import {baseUrl} from './environment';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** A reader who closed the bar sees it again when the id changes. */
export const announcementBar = {
  id: 'contracts-on-revive',
  content: `New in 0.68: <a href="${baseUrl}react/category/smart-contracts">Solidity and ink! contracts</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;
