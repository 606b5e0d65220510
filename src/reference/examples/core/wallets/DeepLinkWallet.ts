import { DeepLinkWallet, type Wallet } from "@reactive-dot/core/wallets.js";

/** Connects a wallet; one on another device shows its link first. */
export async function connect(
  wallet: Wallet,
  showLink: (uri: string) => void,
) {
  if (wallet instanceof DeepLinkWallet) {
    const handshake = await wallet.initiateConnectionHandshake();
    showLink(handshake.uri);
    await handshake.settled;
  } else {
    await wallet.connect();
  }
}
