import {sr25519CreateDerive} from '@polkadot-labs/hdkd';
import {DEV_MINI_SECRET, sr25519} from '@polkadot-labs/hdkd-helpers';

import type {Verify} from './blockchain';

const derive = sr25519CreateDerive(DEV_MINI_SECRET);

/** Signs as the development account with this derivation path. */
export function sign(path: string, payload: Uint8Array): Uint8Array {
  return derive(path).sign(payload);
}

/** Checks an sr25519 signature. */
export const verify: Verify = (signature, message, publicKey) =>
  sr25519.verify(signature, message, publicKey);
