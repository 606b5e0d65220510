import { config } from "./config";
import { whenWalletsChanged } from "@reactive-dot/core";
import { firstValueFrom } from "rxjs";

const wallets = await firstValueFrom(whenWalletsChanged(config));

console.log(wallets.map((wallet) => wallet.name));
