import type {ModuleTexts} from './types';

export const lightClientTexts: ModuleTexts = {
  createLightClientProvider: {
    purpose: 'Chains and clients',
    summary:
      'Connects to chains through a light client, a small node in the browser, so that you need not trust a server.',
    parameters: {
      options: 'Where the light client runs.',
      'options.useExtensionProvider':
        'Whether to use the light client of a browser extension, if there is one. Otherwise one starts in a worker. Default: `true`.',
      addRelayChain: 'Adds a relay chain and returns the provider for it.',
      'addRelayChain(options).chainSpec':
        'The specification of the chain, as JSON text.',
      'addRelayChain(options).id':
        'A chain that the library knows: `polkadot`, `kusama`, `paseo` or `westend`.',
      'addRelayChain().addParachain':
        'Adds a parachain of this relay chain and returns the provider for it.',
      'addRelayChain().addParachain(options).chainSpec':
        'The specification of the chain, as JSON text.',
      'addRelayChain().addParachain(options).id':
        'A parachain that the library knows, such as `polkadot_asset_hub`.',
    },
    returns:
      'An object with `addRelayChain`, which returns the provider of a relay chain. That provider has `addParachain`. The light client starts when a chain is first used, and all chains share it.',
  },
};
