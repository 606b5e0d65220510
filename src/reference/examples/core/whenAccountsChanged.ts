import { config } from "./config";
import { whenAccountsChanged } from "@reactive-dot/core";

const subscription = whenAccountsChanged(config, {
  chainId: "polkadot",
}).subscribe((accounts) => {
  console.log(accounts.map((account) => account.address));
});

export const stop = () => subscription.unsubscribe();
