import type {Defect} from '../defect';

const about = {
  fix: 'malformed-address/',
  package: '@docusaurus/core',
  version: '3.9.2',
};

/** Percent signs that start no code crash a page. */
export const malformedAddressDefects: readonly Defect[] = [
  {
    ...about,
    problem:
      'A page crashes at an address such as `/react/50%`, whose percent sign starts no code.',
    removeWhen:
      "the client and its router ignore a path that they can't decode",
    module: '@docusaurus/core/lib/client/preload',
    evidence: ['decodeURI(pathname)'],
  },
  {
    ...about,
    problem:
      'A page crashes at an address such as `/react#50%`, whose percent sign starts no code.',
    removeWhen: "the client ignores a hash that it can't decode",
    module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
    evidence: ['const id = decodeURIComponent(hash.substring(1));'],
  },
];
