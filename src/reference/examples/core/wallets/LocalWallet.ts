import { LocalWallet } from "@reactive-dot/core/wallets.js";
import { AccountId } from "polkadot-api";
import { map } from "rxjs";

type Watched = { id: string; address: string };

export class WatchedAccounts extends LocalWallet<Watched, string> {
  readonly id = "watched";
  readonly name = "Watched accounts";
  readonly connected$ = this.localAccounts$.pipe(
    map((accounts) => accounts.length > 0),
  );
  readonly accounts$ = this.localAccounts$.pipe(
    map((accounts) =>
      accounts.map(({ id, address }) => ({
        id,
        publicKey: AccountId().enc(address),
        polkadotSigner: undefined,
      })),
    ),
  );

  connect() {}

  disconnect() {
    this.accountStore.clear();
  }

  protected override accountId = (account: Omit<Watched, "id">) =>
    account.address;
  protected override accountToJson = this.accountId;
  protected override accountFromJson = (address: string) => ({ address });
}
