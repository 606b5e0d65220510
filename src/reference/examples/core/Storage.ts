import { Storage } from "@reactive-dot/core";
import { InjectedWalletProvider } from "@reactive-dot/core/wallets.js";

// Wallets are forgotten when the tab is closed.
const storage = new Storage({ prefix: "my-app", storage: sessionStorage });

export const extensions = new InjectedWalletProvider({ storage });
