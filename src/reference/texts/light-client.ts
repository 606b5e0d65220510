import type {ModuleTexts} from './types';

export const lightClientTexts: ModuleTexts = {
  createLightClientProvider: {
    purpose: 'Chains and clients',
    summary:
      'Connects to chains through a light client that runs in the browser, so that no server has to be trusted.',
    parameters: {
      options: 'Where the light client runs.',
      'options.useExtensionProvider':
        'Use the light client of a browser extension when one offers it, else start our own in a worker. Default: `true`.',
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
      'An object whose `addRelayChain` gives the provider of a relay chain, which in turn adds parachains. The light client starts when a chain is first used, and all chains share it.',
  },
};
