import {Wallet} from '@reactive-dot/core/wallets.js';
import {fromHex} from '@polkadot-api/utils';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {BehaviorSubject, map} from 'rxjs';

import type {DevelopmentAccount} from './accounts';

/** Whoever the wallet asks. */
export interface WalletUser {
  /** Whether the next request to sign is refused; then it is false again. */
  switches: {refuse: boolean};
  /** Whether a request is being read. */
  isBusy: boolean;
  /** Called when either has changed. */
  onChange: () => void;
}

/** How long the user reads before signing or connecting, in ms. */
const readingTime = 700;

/** The chain does not look at signatures; as with sr25519, no two are alike. */
export const inventSignature = (): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(64));

/**
 * A signer that needs no wallet: it signs as a development account after the
 * time a user takes to read.
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

/** A wallet with development accounts: what an extension would give. */
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

async function read(user: WalletUser): Promise<void> {
  user.isBusy = true;
  user.onChange();
  await new Promise((resolve) => setTimeout(resolve, readingTime));
  user.isBusy = false;
  user.onChange();
}
