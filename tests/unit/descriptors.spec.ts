import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {getDynamicBuilder, getLookupFn} from '@polkadot-api/metadata-builders';
import {
  decAnyMetadata,
  unifyMetadata,
  type UnifiedMetadata,
} from '@polkadot-api/substrate-bindings';
import {toHex} from '@polkadot-api/utils';

import {chains} from '../../scripts/descriptors/chains';
import {chainFile, shippedMetadata} from '../../scripts/descriptors/files';
import {trimMetadata} from '../../scripts/descriptors/trim-metadata';

const decode = (raw: Uint8Array) => unifyMetadata(decAnyMetadata(raw));
const codecsOf = (metadata: UnifiedMetadata) =>
  getDynamicBuilder(getLookupFn(metadata));

for (const [name, chain] of Object.entries(chains)) {
  const whole = decode(shippedMetadata(chain.source));
  const trimmed = decode(readFileSync(chainFile(name)));

  test(`${name}: the committed metadata matches the script's output`, () => {
    const cut = trimMetadata(shippedMetadata(chain.source), chain);
    expect(Buffer.compare(cut, readFileSync(chainFile(name)))).toBe(0);
  });

  test(`${name}: polkadot-api reads constants and storage defaults the same with reduced and complete metadata, and builds all runtime calls`, () => {
    const [before, after] = [codecsOf(whole), codecsOf(trimmed)];
    for (const pallet of trimmed.pallets) {
      for (const {name: constant, value} of pallet.constants) {
        const decoded: unknown = before
          .buildConstant(pallet.name, constant)
          .dec(value);
        const codec = after.buildConstant(pallet.name, constant);
        expect(toHex(codec.enc(decoded))).toBe(value);
      }
      for (const entry of pallet.storage?.items ?? []) {
        if (entry.modifier === 0) continue;
        const decoded: unknown = before
          .buildStorage(pallet.name, entry.name)
          .value.dec(entry.fallback);
        const codec = after.buildStorage(pallet.name, entry.name).value;
        expect(toHex(codec.enc(decoded))).toBe(entry.fallback);
      }
    }
    for (const api of trimmed.apis) {
      for (const method of api.methods) {
        after.buildRuntimeCall(api.name, method.name);
      }
    }
  });
}

test('calls keep their indices', () => {
  const indicesIn = (raw: Uint8Array) =>
    codecsOf(decode(raw)).buildCall('Balances', 'transfer_keep_alive').location;
  const indices = indicesIn(shippedMetadata('polkadot'));
  expect(indices).toEqual([5, 3]);
  expect(indicesIn(readFileSync(chainFile('polkadot')))).toEqual(indices);
});

test('reports a pallet that the runtime lacks', () => {
  expect(() =>
    trimMetadata(shippedMetadata('polkadot'), {
      pallets: ['System', 'Balancez'],
      apis: [],
      docs: false,
    }),
  ).toThrow('The runtime has no pallet named "Balancez".');
});
