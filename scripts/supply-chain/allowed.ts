import type {LicenseException} from './check-packages';

/**
 * Licenses, as packages state them, that ask for no more than a notice where
 * the site is published, or bind only who changes the package's own files.
 */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '(Apache-2.0 AND MIT)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);

const documentedLibrary: LicenseException = {
  states: 'LGPL-3.0-or-later',
  reason:
    'the documented library, unchanged: live examples run it, samples are checked against it',
};

const walletConnect: LicenseException = {
  states: 'SEE LICENSE IN LICENSE.md',
  reason:
    'its community license admits development and education; samples are checked against its types, and none of it is in the built site',
};

export const licenseExceptions: Readonly<Record<string, LicenseException>> = {
  '@cspell/dict-django': {
    states: 'WTFPL',
    reason: 'words for the spelling check, never published',
  },
  '@cspell/dict-en-common-misspellings': {
    states: 'CC BY-SA 4.0',
    reason: 'words for the spelling check, never published',
  },
  '@fontsource/inter': {
    states: 'OFL-1.1',
    reason: 'a font, drawn into pictures; its license admits that',
  },
  '@reactive-dot/core': documentedLibrary,
  '@reactive-dot/react': documentedLibrary,
  '@reactive-dot/utils': documentedLibrary,
  '@reactive-dot/wallet-ledger': documentedLibrary,
  '@reactive-dot/wallet-mimir': documentedLibrary,
  '@reactive-dot/wallet-walletconnect': documentedLibrary,
  '@walletconnect/core': walletConnect,
  '@walletconnect/sign-client': walletConnect,
  '@walletconnect/types': walletConnect,
  '@walletconnect/universal-provider': walletConnect,
  '@walletconnect/utils': walletConnect,
  'caniuse-lite': {
    states: 'CC-BY-4.0',
    reason: "data about browsers for the build; the package's notice suffices",
  },
  eval: {
    reason: "states the MIT license in its LICENSE file and in npm's old form",
  },
  format: {
    reason: "states the MIT license in its readme and in npm's old form",
  },
  'parse-cache-control': {
    reason: 'states the three-clause BSD license in its LICENSE file',
  },
  'require-like': {reason: 'states the MIT license in its License file'},
  smoldot: {
    states: 'GPL-3.0-or-later WITH Classpath-exception-2.0',
    reason:
      'the light client that the library offers, unchanged, in a script of its own; the exception admits linking it to code of another license',
  },
  'spdx-exceptions': {
    states: 'CC-BY-3.0',
    reason: "a list of names for npm's own checks, never published",
  },
};
