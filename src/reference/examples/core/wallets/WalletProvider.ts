import {
  InjectedWallet,
  WalletProvider,
} from "@reactive-dot/core/wallets.js";
import { getInjectedExtensions } from "polkadot-api/pjs-signer";

/** Offers one extension, and only where it is installed. */
export class TalismanProvider extends WalletProvider {
  getWallets() {
    return getInjectedExtensions()
      .filter((name) => name === "talisman")
      .map((name) => new InjectedWallet(name));
  }
}
