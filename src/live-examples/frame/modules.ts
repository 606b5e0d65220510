import * as descriptors from '@polkadot-api/descriptors';
import * as core from '@reactive-dot/core';
import * as wallets from '@reactive-dot/core/wallets.js';
import * as reactiveDot from '@reactive-dot/react';
import * as utils from '@reactive-dot/utils';
import * as polkadotApi from 'polkadot-api';
import * as signer from 'polkadot-api/signer';
import * as wsProvider from 'polkadot-api/ws-provider';
import * as react from 'react';
import * as errorBoundary from 'react-error-boundary';
import * as jsxRuntime from 'react/jsx-runtime';

import type {moduleNames} from '../module-names';

/** The modules that an example can import, by name. */
export const modules = new Map<string, object>(
  Object.entries({
    '@polkadot-api/descriptors': descriptors,
    '@reactive-dot/core': core,
    '@reactive-dot/core/wallets.js': wallets,
    '@reactive-dot/react': reactiveDot,
    '@reactive-dot/utils': utils,
    'polkadot-api': polkadotApi,
    'polkadot-api/signer': signer,
    'polkadot-api/ws-provider': wsProvider,
    react,
    'react-error-boundary': errorBoundary,
    'react/jsx-runtime': jsxRuntime,
  } satisfies Record<(typeof moduleNames)[number], object>),
);
