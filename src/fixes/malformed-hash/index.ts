import path from 'node:path';

import type {Defect} from '../defect';

export const malformedHashDefect: Defect = {
  fix: 'malformed-hash/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'A page crashes when the path or the hash of its address cannot be decoded.',
  until: 'when the client catches the error of decodeURIComponent',
  module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
  shows: 'const id = decodeURIComponent(hash.substring(1));',
};

/** The client module that mends the address. */
export const malformedHashClient = path.join(__dirname, 'client.ts');
