// Checks docs-react/guides/sign-in.mdx. A title has the guide's name, the section,
// and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {importSample} from './import-sample';
import {findButton} from './page';

import {afterEach, beforeEach, describe, expect, vi} from 'vitest';
import {ed25519, sr25519} from '@polkadot-labs/hdkd-helpers';
import {SignerProvider} from '@reactive-dot/react';
import {AccountId, Binary} from 'polkadot-api';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {createElement as h, type ComponentType} from 'react';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/sign-in.mdx';
const text = 'docs-shared/_check-signature.mdx';

const {isSignedBy} = await importSample<{
  isSignedBy(address: string, text: string, signature: string): boolean;
}>(text, 'server/is-signed-by.ts');
const {createMessage, checkSignIn} = await importSample<{
  createMessage(address: string): string;
  checkSignIn(message: string, signature: string): string | undefined;
}>(text, 'server/sign-in.ts');
await importSample('docs-shared/_sign-in-request.mdx', 'src/ask-server.ts', {
  page: guide,
});
const {SignIn} = await importSample<{
  SignIn: ComponentType<{address: string}>;
}>(guide, 'src/SignIn.tsx');

/** Returns an account with a key of a kind. */
function createAccount(kind: 'Sr25519' | 'Ed25519') {
  const {getPublicKey, sign} = kind === 'Sr25519' ? sr25519 : ed25519;
  const key = new Uint8Array(kind === 'Sr25519' ? 64 : 32).fill(7);
  const publicKey = getPublicKey(key);
  const signer = getPolkadotSigner(publicKey, kind, (data) => sign(data, key));
  return {
    signer,
    address: AccountId(0).dec(publicKey),
    genericAddress: AccountId().dec(publicKey),
    sign: async (message: string) =>
      Binary.fromBytes(
        await signer.signBytes(Binary.fromText(message).asBytes()),
      ).asHex(),
  };
}

const account = createAccount('Sr25519');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Sign in, Check the signature on your server', () => {
  test.for(['Sr25519', 'Ed25519'] as const)(
    '“`isSignedBy` finds out whether an account signed a message”: %s',
    async (kind) => {
      const {address, genericAddress, sign} = createAccount(kind);
      const signature = await sign('Hello');
      expect(isSignedBy(address, 'Hello', signature)).toBe(true);
      expect(isSignedBy(genericAddress, 'Hello', signature)).toBe(true);
      expect(isSignedBy(address, 'Hello!', signature)).toBe(false);
      expect(isSignedBy(bob.address, 'Hello', signature)).toBe(false);
      expect(isSignedBy(address, 'Hello', '0x00')).toBe(false);
    },
  );

  test('“nobody has used it”: a message works only once', async () => {
    const message = createMessage(account.address);
    const signature = await account.sign(message);
    expect(checkSignIn(message, signature)).toBe(account.address);
    expect(checkSignIn(message, signature)).toBeUndefined();
  });

  test('“The server made the message”: a message from elsewhere is refused', async () => {
    const message = createMessage(account.address).replace('Nonce: ', '$&1');
    const signature = await account.sign(message);
    expect(checkSignIn(message, signature)).toBeUndefined();
  });

  test('“returns `true` for the account in the message”: another account’s signature is refused', async () => {
    const message = createMessage(bob.address);
    const signature = await account.sign(message);
    expect(checkSignIn(message, signature)).toBeUndefined();
  });

  test('“The message hasn’t expired”', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const message = createMessage(account.address);
    const signature = await account.sign(message);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    expect(checkSignIn(message, signature)).toBeUndefined();
  });
});

describe('Sign in, Sign the message', () => {
  beforeEach(() => {
    // The requests in the guide's table.
    vi.stubGlobal('fetch', (path: string, {body}: {body: string}) => {
      const {address, message, signature} = JSON.parse(body) as Record<
        'address' | 'message' | 'signature',
        string
      >;
      const status =
        path === '/api/sign-in' && checkSignIn(message, signature) === undefined
          ? 401
          : 200;
      return Promise.resolve({
        ok: status === 200,
        status,
        text: () =>
          Promise.resolve(
            path === '/api/sign-in/message' ? createMessage(address) : '',
          ),
      });
    });
  });

  test.for([
    ['the account’s own signer signs in', account.address, 'Signed in as'],
    ['another account’s signer doesn’t', bob.address, 'The server answers 401'],
  ] as const)('%s', async ([, address, result], {bench}) => {
    const page = await bench.openBelowProviders(
      h(SignerProvider, {signer: account.signer}, h(SignIn, {address})),
    );
    await expect.poll(() => findButton('Sign in')).toBeDefined();
    page.click('Sign in');
    await expect.poll(page.text).toContain(result);
    expect(findButton('Sign in')?.disabled).toBe(false);
  });

  test('“If the user declines, the promise rejects, and the component shows the wallet’s message”', async ({
    bench,
  }) => {
    const signer = {
      ...account.signer,
      signBytes: () => Promise.reject(new Error('Cancelled')),
    };
    const page = await bench.openBelowProviders(
      h(SignerProvider, {signer}, h(SignIn, {address: account.address})),
    );
    await expect.poll(() => findButton('Sign in')).toBeDefined();
    page.click('Sign in');
    await expect.poll(page.text).toContain('Not signed in: Cancelled');
  });
});
