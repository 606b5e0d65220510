import path from 'node:path';

import type {Defect} from '../defect';

export const malformedAddressDefect: Defect = {
  fix: 'malformed-address/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    "A page crashes if the path or hash of its address can't be decoded.",
  until:
    'when the client catches the error of decodeURIComponent for the hash, and the router does so for the path',
  module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
  shows: 'const id = decodeURIComponent(hash.substring(1));',
};

/** The client module that fixes the address. */
export const malformedAddressClient = path.join(__dirname, 'client.ts');
