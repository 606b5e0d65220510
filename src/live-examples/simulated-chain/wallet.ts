import {Wallet} from '@reactive-dot/core/wallets.js';
import {fromHex} from '@polkadot-api/utils';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {BehaviorSubject, map} from 'rxjs';

import type {DevelopmentAccount} from './accounts';

/** The person before the wallet. */
export interface Person {
  /** Whether the next request to sign is refused; then it is false again. */
  refusesNext: boolean;
}

/** What was refused is told in these words. */
const refusalMessage = 'The user refused to sign.';

/** How long the person reads before signing or connecting, in ms. */
const readingTime = 700;

/**
 * A signer that needs no wallet: it signs as a development account after the
 * time a person takes to read. The key code is fetched with the first signature.
 */
export function createSigner(account: DevelopmentAccount, person: Person) {
  return getPolkadotSigner(
    fromHex(account.publicKey),
    'Sr25519',
    async (payload) => {
      const keys = import('./keys');
      await read();
      if (person.refusesNext) {
        person.refusesNext = false;
        throw new Error(refusalMessage);
      }
      return (await keys).sign(account.path, payload);
    },
  );
}

/** A wallet with development accounts: what an extension would give. */
export class SimulatedWallet extends Wallet {
  readonly id = 'simulated';
  readonly name = 'Simulated wallet';
  readonly connected$ = new BehaviorSubject(false);
  readonly accounts$;

  constructor(accounts: readonly DevelopmentAccount[], person: Person) {
    super();
    const all = accounts.map((account) => ({
      id: account.name.toLowerCase(),
      name: account.name,
      polkadotSigner: createSigner(account, person),
    }));
    this.accounts$ = this.connected$.pipe(
      map((connected) => (connected ? all : [])),
    );
  }

  initialize() {}

  async connect() {
    await read();
    this.connected$.next(true);
  }

  disconnect() {
    this.connected$.next(false);
  }
}

function read(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, readingTime));
}
