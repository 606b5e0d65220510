import { config } from "./config";
import { whenConnectedWalletsChanged } from "@reactive-dot/core";

// Wallets are initialized by the framework's provider or plugin.
whenConnectedWalletsChanged(config).subscribe((wallets) => {
  console.log(wallets.map((wallet) => wallet.name));
});
