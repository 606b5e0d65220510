import { Wallet } from "@reactive-dot/core/wallets.js";
import { AccountId } from "polkadot-api";
import { BehaviorSubject, map } from "rxjs";

const treasury = "13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB";

export class TreasuryWallet extends Wallet {
  readonly id = "treasury";
  readonly name = "Treasury, to look at";
  readonly connected$ = new BehaviorSubject(false);
  readonly accounts$ = this.connected$.pipe(
    map((connected) => (connected ? [this.account] : [])),
  );

  private readonly account = {
    id: "treasury",
    publicKey: AccountId().enc(treasury),
    polkadotSigner: undefined,
  };

  initialize() {
    this.connected$.next(this.storage.getItem("connected") !== null);
  }

  connect() {
    this.storage.setItem("connected", "true");
    this.connected$.next(true);
  }

  disconnect() {
    this.storage.removeItem("connected");
    this.connected$.next(false);
  }
}
