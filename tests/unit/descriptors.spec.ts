// The metadata in descriptors/chains, and the script that reduces it
// (scripts/descriptors/trim-metadata.ts). The script renumbers all types, so
// each value is decoded with the complete metadata and encoded with the reduced.
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

/** Decodes metadata, SCALE of version 15. */
const decode = (raw: Uint8Array) => unifyMetadata(decAnyMetadata(raw));
/** Returns the encoders and decoders of the values that metadata describes. */
const codecsOf = (metadata: UnifiedMetadata) =>
  getDynamicBuilder(getLookupFn(metadata));

/** The modifier of storage entries that have no default, in SCALE. */
const optional = 0;

for (const [name, chain] of Object.entries(chains)) {
  test.describe(`the committed metadata of ${name}`, () => {
    const committed = readFileSync(chainFile(name));
    const {pallets, apis} = decode(committed);
    const codecs = codecsOf(decode(committed));
    const completeCodecs = codecsOf(decode(shippedMetadata(chain.source)));

    test("matches the script's output", () => {
      const trimmed = trimMetadata(shippedMetadata(chain.source), chain);
      expect(Buffer.compare(trimmed, committed)).toBe(0);
    });

    test('has the same constants as the complete metadata', () => {
      const constants = pallets.flatMap((pallet) =>
        pallet.constants.map((constant) => ({...constant, pallet})),
      );
      expect(constants).not.toEqual([]);
      for (const {pallet, name: constant, value} of constants) {
        const decoded: unknown = completeCodecs
          .buildConstant(pallet.name, constant)
          .dec(value);
        const {enc} = codecs.buildConstant(pallet.name, constant);
        expect(toHex(enc(decoded)), `${pallet.name}.${constant}`).toBe(value);
      }
    });

    test('has the same storage defaults as the complete metadata', () => {
      const entries = pallets
        .flatMap((pallet) =>
          (pallet.storage?.items ?? []).map((entry) => ({...entry, pallet})),
        )
        .filter(({modifier}) => modifier !== optional);
      expect(entries).not.toEqual([]);
      for (const {pallet, name: entry, fallback} of entries) {
        const decoded: unknown = completeCodecs
          .buildStorage(pallet.name, entry)
          .value.dec(fallback);
        const {enc} = codecs.buildStorage(pallet.name, entry).value;
        expect(toHex(enc(decoded)), `${pallet.name}.${entry}`).toBe(fallback);
      }
    });

    test('has the types of all runtime calls', () => {
      const calls = apis.flatMap((api) =>
        api.methods.map((method) => [api.name, method.name] as const),
      );
      expect(calls).not.toEqual([]);
      for (const call of calls) {
        expect(
          () => codecs.buildRuntimeCall(...call),
          call.join(),
        ).not.toThrow();
      }
    });

    test('has the selected pallets and runtime APIs, and no others', () => {
      expect(pallets.map((pallet) => pallet.name).sort()).toEqual(
        [...chain.pallets].sort(),
      );
      expect(apis.map((api) => api.name).sort()).toEqual(
        [...chain.apis].sort(),
      );
    });
  });
}

test('a call keeps the indices of its pallet and itself', () => {
  const indicesIn = (raw: Uint8Array) =>
    codecsOf(decode(raw)).buildCall('Balances', 'transfer_keep_alive').location;
  const indices = indicesIn(shippedMetadata('polkadot'));
  expect(indices).toEqual([5, 3]);
  expect(indicesIn(readFileSync(chainFile('polkadot')))).toEqual(indices);
});

for (const [name, why, variant] of [
  ['ProxyType', 'whose indices aren’t pallets', 'Staking'],
  ['RuntimeHoldReason', 'so that a balance can be read', 'Preimage'],
] as const) {
  test(`keeps all variants of ${name}, ${why}`, () => {
    const {lookup} = decode(readFileSync(chainFile('polkadot_asset_hub')));
    const {lookup: complete} = decode(shippedMetadata('asset-hub-polkadot'));
    const variantsIn = (types: typeof lookup) => {
      const def = types.find(({path}) => path.at(-1) === name)?.def;
      return def?.tag === 'variant' ? def.value.map((each) => each.name) : [];
    };
    expect(variantsIn(lookup)).toContain(variant);
    expect(variantsIn(lookup)).toEqual(variantsIn(complete));
  });
}

for (const [kind, selection] of [
  ['pallet', {pallets: ['System', 'Balancez'], apis: []}],
  ['runtime API', {pallets: ['System'], apis: ['Core', 'Balancez']}],
] as const) {
  test(`reports a ${kind} that the runtime lacks`, () => {
    const shipped = shippedMetadata('polkadot');
    expect(() => trimMetadata(shipped, {...selection, docs: false})).toThrow(
      `The runtime has no ${kind} named "Balancez".`,
    );
  });
}

test('drops the doc comments of a runtime on request', () => {
  const shipped = shippedMetadata('polkadot');
  const docsIn = (docs: boolean) => {
    const trimmed = trimMetadata(shipped, {
      pallets: ['System'],
      apis: [],
      docs,
    });
    return decode(trimmed).pallets.flatMap((pallet) =>
      pallet.constants.flatMap((constant) => constant.docs),
    );
  };
  expect(docsIn(true)).not.toEqual([]);
  expect(docsIn(false)).toEqual([]);
});
