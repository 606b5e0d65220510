import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Keeps the sidebar where the page is that is being read. */
export default function sidebarPlace(): Plugin {
  const client = (file: string): string => path.join(__dirname, 'client', file);
  return {
    name: 'sidebar-place',
    getClientModules: () => [client('styles.css'), client('index.ts')],
  };
}
