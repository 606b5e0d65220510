/** The modules that an example can import. */
export const moduleNames = [
  '@polkadot-api/descriptors',
  '@reactive-dot/core',
  '@reactive-dot/core/wallets.js',
  '@reactive-dot/react',
  '@reactive-dot/utils',
  'polkadot-api',
  'polkadot-api/signer',
  'polkadot-api/ws-provider',
  'react',
  'react-error-boundary',
  'react/jsx-runtime',
] as const;
