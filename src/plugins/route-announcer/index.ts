import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Tells screen readers which page has come, where the browser loads none. */
export default function routeAnnouncer(): Plugin {
  return {
    name: 'route-announcer',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
