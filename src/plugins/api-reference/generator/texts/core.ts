import type {ModuleTexts} from './types';

export const coreTexts: ModuleTexts = {
  BaseError: {purpose: 'Errors and states'},
  MutationError: {purpose: 'Errors and states'},
  Query: {purpose: 'Queries'},
  QueryError: {purpose: 'Errors and states'},
  Storage: {purpose: 'Storage'},
  Register: {purpose: 'Setup'},
  Address: {purpose: 'Wallets and accounts'},
  AsyncValue: {purpose: 'Errors and states'},
  ChainConfig: {purpose: 'Setup'},
  ChainId: {purpose: 'Chains and clients'},
  Config: {purpose: 'Setup'},
  idle: {purpose: 'Errors and states'},
  pending: {purpose: 'Errors and states'},
  ReactiveDotError: {purpose: 'Errors and states'},
  defineConfig: {purpose: 'Setup'},
  defineContract: {purpose: 'Contracts'},
  unsafeDescriptor: {purpose: 'Chains and clients'},
  whenAccountsChanged: {purpose: 'Wallets and accounts'},
  whenConnectedWalletsChanged: {purpose: 'Wallets and accounts'},
  whenWalletsChanged: {purpose: 'Wallets and accounts'},
};
