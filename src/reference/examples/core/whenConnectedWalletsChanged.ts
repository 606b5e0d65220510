import { config } from "./config";
import { whenConnectedWalletsChanged } from "@reactive-dot/core";

const subscription = whenConnectedWalletsChanged(config).subscribe(
  (wallets) => {
    console.log(`${wallets.length} wallets are connected`);
  },
);

export const stop = () => subscription.unsubscribe();
