// Pages whose components sign as Alice. `bench` comes before packages, like in the
// tests.
import {aliceSigner, belowProviders} from './bench';
import {CallRecorder} from './helpers';
import {openPage, type Page} from './page';

import {polkadot} from '@polkadot-api/descriptors';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {defineConfig} from '@reactive-dot/core';
import {SignerProvider} from '@reactive-dot/react';
import type {ChainDefinition} from 'polkadot-api';
import {createElement as h, type ReactNode} from 'react';

/** Lets components sign as Alice, and lists the calls that they send. */
export const signing = (calls: unknown[], ...children: ReactNode[]) =>
  h(
    SignerProvider,
    {signer: aliceSigner},
    h(CallRecorder, {calls}),
    ...children,
  );

/** Opens components that sign as Alice, and lists their calls. */
export async function openSigning(
  provider: JsonRpcProvider,
  children: ReactNode,
  descriptor: ChainDefinition = polkadot,
): Promise<Page & {calls: unknown[]}> {
  const config = defineConfig({chains: {polkadot: {descriptor, provider}}});
  const calls: unknown[] = [];
  const page = await openPage(
    belowProviders(config as never, signing(calls, children)),
  );
  return {...page, calls};
}
