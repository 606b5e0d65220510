// Checks docs-react/guides/sign-in.mdx. A title has the guide's name, the section,
// and a sentence of the section, or the behavior of its sample.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {pause} from './helpers';
import {importSample} from './import-sample';
import {findButton} from './page';

import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterAll, afterEach, beforeEach, describe, expect, vi} from 'vitest';
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
const {UserSession} = await importSample<{
  UserSession: ComponentType<{address: string}>;
}>(guide, 'src/UserSession.tsx');
// The server imports its functions from the folder of their partial.
const {server} = await importSample<{server: Server}>(
  'docs-shared/_sign-in-server.mdx',
  'server/main.ts',
  {
    page: text,
    change: (code) =>
      code
        .replace('\ncreateServer(', '\nexport const server = createServer(')
        .replace('listen(3000)', 'listen(0)'),
  },
);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const realFetch = fetch;
afterAll(() => void server.close());

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
      for (const signature of [undefined, null, 1, '', '0xzz'])
        expect(isSignedBy(address, 'Hello', signature as never)).toBe(false);
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

describe('Sign in, Check the signature on your server', () => {
  test.for(['', 'Alice', '0x00', `0x${'00'.repeat(32)}`, undefined, 1, {}])(
    '“`createMessage` accepts only an address”: %s',
    (address) => {
      expect(() => createMessage(address as never)).toThrow();
    },
  );

  test('“`forgetOld` forgets the oldest messages above 10,000”', async () => {
    const first = createMessage(account.address);
    const signature = await account.sign(first);
    for (let count = 0; count < 10_000; count++) createMessage(bob.address);
    const last = createMessage(account.address);
    expect(checkSignIn(first, signature)).toBeUndefined();
    expect(checkSignIn(last, await account.sign(last))).toBe(account.address);
  });
});

/** A browser's requests to the server, with the cookie that it keeps. */
function openBrowser() {
  let cookie = '';
  return async (path: string, init?: RequestInit) => {
    const response = await realFetch(origin + path, {
      ...init,
      headers: {...(init?.headers as Record<string, string>), cookie},
    });
    cookie =
      response.headers.get('set-cookie')?.split(';')[0]?.trim() ?? cookie;
    return response;
  };
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
});

describe('Sign in, Start a session on your server', () => {
  const signIn = async (browser: ReturnType<typeof openBrowser>) => {
    const {address} = account;
    const made = await browser('/api/sign-in/message', post({address}));
    const message = await made.text();
    const signature = await account.sign(message);
    const signed = {message, signature};
    return {signed, response: await browser('/api/sign-in', post(signed))};
  };
  const readSession = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser('/api/session')).text();

  test('a session lasts from the sign-in to the sign-out, and a message works once', async () => {
    const browser = openBrowser();
    expect(await readSession(browser)).toBe('');
    const {signed, response} = await signIn(browser);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(
      /^session=[\w-]{36}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await readSession(browser)).toBe(account.address);
    expect(await readSession(openBrowser())).toBe('');
    expect((await openBrowser()('/api/sign-in', post(signed))).status).toBe(
      401,
    );
    await browser('/api/sign-out', post({}));
    expect(await readSession(browser)).toBe('');
  });

  test('“A session ends … with a sign-out, even if someone kept the cookie”', async () => {
    const browser = openBrowser();
    const {response} = await signIn(browser);
    const kept = {
      headers: {cookie: response.headers.get('set-cookie')!.split(';')[0]!},
    };
    const readKept = async () =>
      (await realFetch(`${origin}/api/session`, kept)).text();
    expect(await readKept()).toBe(account.address);
    await browser('/api/sign-out', post({}));
    expect(await readKept()).toBe('');
  });

  test.for([
    ['/api/sign-in', {}, 401],
    ['/api/sign-in', {message: 1}, 400],
    ['/api/sign-in', null, 400],
    ['/api/sign-in/message', {}, 400],
    ['/api/sign-in/message', {address: 'Alice'}, 400],
    ['/api/sign-in/message', {address: [account.address]}, 400],
    ['/api/other', {}, 404],
  ] as const)('%s with %j answers %i', async ([path, body, status]) => {
    expect((await openBrowser()(path, post(body))).status).toBe(status);
  });

  test('a request without a signature doesn’t end the server', async () => {
    const browser = openBrowser();
    const {address} = account;
    const made = await browser('/api/sign-in/message', post({address}));
    const body = post({message: await made.text()});
    expect((await browser('/api/sign-in', body)).status).toBe(401);
    expect(await readSession(browser)).toBe('');
  });

  test('“`readBody` checks its length”', async () => {
    const browser = openBrowser();
    const body = post({address: 'a'.repeat(10_000)});
    expect((await browser('/api/sign-in/message', body)).status).toBe(400);
    const long = post({address: 'a'.repeat(1_000_000)});
    expect((await browser('/api/sign-in/message', long)).status).toBe(400);
    expect(await readSession(browser)).toBe('');
  });
});

describe('Sign in, Show who is signed in', () => {
  test('signed out, signed in, still signed in after a reload, another account, and signed out again', async ({
    bench,
  }) => {
    vi.stubGlobal('fetch', openBrowser());
    const open = (address: string) =>
      bench.openBelowProviders(
        h(
          SignerProvider,
          {signer: account.signer},
          h(UserSession, {address, key: address}),
        ),
      );
    const page = await open(account.address);
    await expect.poll(() => findButton('Sign in')).toBeDefined();
    page.click('Sign in');
    await expect.poll(page.text).toContain(`Signed in: ${account.address}`);
    expect(findButton('Sign in')).toBeUndefined();
    page.close();

    const reloaded = await open(account.address);
    await expect.poll(reloaded.text).toContain('Signed in: ');
    reloaded.close();

    const other = await open(bob.address);
    await expect
      .poll(other.text)
      .toContain(`Signed in as another account: ${account.address}`);
    expect(findButton('Sign in')).toBeDefined();
    other.click('Sign out');
    await expect.poll(other.text).not.toContain('Signed in');
    expect(findButton('Sign in')).toBeDefined();
  });
});

describe('Sign in, Sign the message', () => {
  test('“its signature isn’t sent anymore” after the component has unmounted', async ({
    bench,
  }) => {
    const browser = openBrowser();
    const paths: string[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      paths.push(path);
      return browser(path, init);
    });
    let resolve: (signature: Uint8Array) => void = () => undefined;
    const signBytes = vi.fn(
      () => new Promise<Uint8Array>((done) => void (resolve = done)),
    );
    const signer = {...account.signer, signBytes};
    const page = await bench.openBelowProviders(
      h(SignerProvider, {signer}, h(SignIn, {address: account.address})),
    );
    await expect.poll(() => findButton('Sign in')).toBeDefined();
    page.click('Sign in');
    await expect.poll(() => signBytes.mock.calls.length).toBe(1);
    page.close();
    resolve(new Uint8Array(64));
    await pause(50);
    expect(paths).toEqual(['/api/sign-in/message']);
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
