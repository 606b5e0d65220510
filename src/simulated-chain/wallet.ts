import {Wallet} from '@reactive-dot/core/wallets.js';
import {fromHex} from '@polkadot-api/utils';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {BehaviorSubject, map} from 'rxjs';

import type {DevelopmentAccount} from './accounts';

/** The simulated user of the wallet. */
export interface WalletUser {
  /** Whether the user refuses the next signature. Resets itself. */
  switches: {refuse: boolean};
  /** Whether the user is reading a request. */
  isBusy: boolean;
  /** Called when `switches` or `isBusy` changes. */
  onChange: () => void;
}

/** Time in ms until the user signs or connects. */
const readingTime = 700;

/**
 * Returns a random signature, since the chain doesn't check it. As with
 * sr25519, each is different.
 */
export const inventSignature = (): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(64));

/**
 * Creates a signer for a development account, without a wallet. It signs after
 * `readingTime`.
 */
export function createSigner(account: DevelopmentAccount, user: WalletUser) {
  return getPolkadotSigner(fromHex(account.publicKey), 'Sr25519', async () => {
    await read(user);
    if (user.switches.refuse) {
      user.switches.refuse = false;
      user.onChange();
      throw new Error('The user refused to sign.');
    }
    return inventSignature();
  });
}

/** A wallet with development accounts, which replaces a browser extension. */
export class SimulatedWallet extends Wallet {
  readonly id = 'simulated';
  readonly name = 'Simulated wallet';
  readonly connected$ = new BehaviorSubject(false);
  readonly accounts$;

  constructor(
    accounts: readonly DevelopmentAccount[],
    private readonly user: WalletUser,
  ) {
    super();
    const all = accounts.map((account) => ({
      id: account.name.toLowerCase(),
      name: account.name,
      polkadotSigner: createSigner(account, user),
    }));
    this.accounts$ = this.connected$.pipe(
      map((connected) => (connected ? all : [])),
    );
  }

  initialize() {}

  async connect() {
    await read(this.user);
    this.connected$.next(true);
  }

  disconnect() {
    this.connected$.next(false);
  }
}

/** Waits until the user has read a request. */
async function read(user: WalletUser): Promise<void> {
  user.isBusy = true;
  user.onChange();
  await new Promise((resolve) => setTimeout(resolve, readingTime));
  user.isBusy = false;
  user.onChange();
}
