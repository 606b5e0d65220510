import path from 'node:path';

import type {Defect} from '../defect';

export const malformedAddressDefect: Defect = {
  fix: 'malformed-address/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'A page crashes when the path or the hash of its address cannot be decoded.',
  until:
    'when the client catches the error of decodeURIComponent for the hash, and the router that for the path',
  module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
  shows: 'const id = decodeURIComponent(hash.substring(1));',
};

/** The client module that fixes the address. */
export const malformedAddressClient = path.join(__dirname, 'client.ts');
