// Checks docs-shared/_wallet-mistakes.mdx, a part of Wallets in depth. The title has
// the guide's name, the section, and a sentence of the section.
import {expect, test} from 'vitest';
import {Storage} from '@reactive-dot/core';
import {InjectedWallet} from '@reactive-dot/core/wallets.js';

test('Wallets in depth, If a wallet can’t reconnect: “If the wallet is an extension, ReactiveDOT also forgets it”', async () => {
  const entries = new Map<string, string>();
  const storage = new Storage({
    prefix: 'test',
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
  });
  entries.set('test/wallet/injected/gone/connected', 'true');
  const wallet = new InjectedWallet('gone', {storage});
  await expect(wallet.initialize()).rejects.toThrow('Unavailable extension');
  expect(entries.size).toBe(0);
});
