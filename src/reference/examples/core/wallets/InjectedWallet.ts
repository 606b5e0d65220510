import { InjectedWallet } from "@reactive-dot/core/wallets.js";

const wallet = new InjectedWallet("polkadot-js", { originName: "My app" });

wallet.accounts$.subscribe((accounts) => {
  console.log(accounts.map((account) => account.name));
});

try {
  await wallet.connect();
} catch (error) {
  console.warn("Not installed, or the reader said no", error);
}
