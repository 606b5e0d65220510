import type {ModuleTexts} from './types';

export const walletsTexts: ModuleTexts = {
  DeepLinkWallet: {purpose: 'Wallets and accounts'},
  InjectedWallet: {purpose: 'Wallets and accounts'},
  InjectedWalletProvider: {purpose: 'Wallets and accounts'},
  LocalWallet: {purpose: 'Wallets and accounts'},
  Wallet: {purpose: 'Wallets and accounts'},
  WalletProvider: {purpose: 'Wallets and accounts'},
  PolkadotAccount: {purpose: 'Wallets and accounts'},
  PolkadotSignerAccount: {purpose: 'Wallets and accounts'},
  WalletAccount: {purpose: 'Wallets and accounts'},
  WalletOptions: {purpose: 'Wallets and accounts'},
  initializeWallets: {purpose: 'Wallets and accounts'},
};
