import {
  decAnyMetadata,
  metadata as metadataCodec,
  type V15,
} from '@polkadot-api/substrate-bindings';

type LookupType = V15['lookup'][number];

/** What is kept of a runtime's metadata. */
export interface Selection {
  /** Names of the pallets to keep. */
  pallets: readonly string[];
  /** Names of the runtime APIs to keep. */
  apis: readonly string[];
  /** Whether the runtime's own doc comments are kept. */
  docs: boolean;
}

/** These generic types are told apart by their type parameters. */
const typesReadByParameter = new Set(['Option', 'Result']);

/**
 * Cuts runtime metadata (SCALE, version 15) down to a selection of pallets and
 * runtime APIs, and the types they need. What is kept is unchanged: indices,
 * names, shapes, constants. Types are renumbered.
 *
 * @throws if the metadata is of another version or lacks something selected
 */
export function trimMetadata(
  raw: Uint8Array,
  selection: Selection,
): Uint8Array {
  const decoded = decAnyMetadata(raw);
  if (decoded.metadata.tag !== 'v15') {
    throw new Error(
      `Metadata of version 15 is wanted, this is ${decoded.metadata.tag}.`,
    );
  }
  const metadata = decoded.metadata.value;

  metadata.pallets = pick(metadata.pallets, selection.pallets, 'pallet');
  metadata.apis = pick(metadata.apis, selection.apis, 'runtime API');
  metadata.custom = [];
  dropOtherPalletsVariants(metadata);
  if (!selection.docs) dropDocs(metadata);
  metadata.lookup = renumberTypes(metadata);

  return metadataCodec.enc(decoded);
}

function pick<T extends {name: string}>(
  all: T[],
  names: readonly string[],
  kind: string,
): T[] {
  for (const name of names) {
    if (!all.some((item) => item.name === name)) {
      throw new Error(`The runtime has no ${kind} named "${name}".`);
    }
  }
  return all.filter((item) => names.includes(item.name));
}

/**
 * The runtime's outer enums (`RuntimeCall`, `RuntimeEvent`, hold reasons and so
 * on) have one variant a pallet, with the pallet's index: those of pallets that
 * are gone would drag their types back in.
 */
function dropOtherPalletsVariants(metadata: V15): void {
  const kept = new Set(metadata.pallets.map((pallet) => pallet.index));
  const runtimeCrate = typeOf(metadata, metadata.outerEnums.call).path[0];
  for (const type of metadata.lookup) {
    const isOuterEnum = type.path.length <= 2 && type.path[0] === runtimeCrate;
    if (isOuterEnum && type.def.tag === 'variant') {
      type.def.value = type.def.value.filter(({index}) => kept.has(index));
    }
  }
}

function typeOf(metadata: V15, id: number): LookupType {
  const type = metadata.lookup.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`The metadata has no type ${id}.`);
  return type;
}

function dropDocs(value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach(dropDocs);
  } else if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Uint8Array)
  ) {
    const entries = value as Record<string, unknown>;
    for (const key of Object.keys(entries)) {
      if (key === 'docs') entries[key] = [];
      else dropDocs(entries[key]);
    }
  }
}

/** Renumbers in place all types that are needed, in the order they are met; returns them. */
function renumberTypes(metadata: V15): LookupType[] {
  const newIds = new Map<number, number>();
  const met: number[] = [];
  const keep = (id: number): number => {
    let newId = newIds.get(id);
    if (newId === undefined) {
      newId = newIds.size;
      newIds.set(id, newId);
      met.push(id);
    }
    return newId;
  };

  keepPalletTypes(metadata, keep);
  keepExtrinsicTypes(metadata, keep);
  for (const api of metadata.apis) {
    for (const method of api.methods) {
      for (const input of method.inputs) input.type = keep(input.type);
      method.output = keep(method.output);
    }
  }
  metadata.type = keep(metadata.type);
  metadata.outerEnums = {
    call: keep(metadata.outerEnums.call),
    event: keep(metadata.outerEnums.event),
    error: keep(metadata.outerEnums.error),
  };

  const byId = new Map(metadata.lookup.map((type) => [type.id, type]));
  const lookup: LookupType[] = [];
  for (let position = 0; position < met.length; position += 1) {
    const type = byId.get(met[position] as number);
    if (!type) throw new Error(`The metadata has no type ${met[position]}.`);
    keepTypesWithin(type, keep);
    lookup.push({...type, id: position});
  }
  return lookup;
}

function keepPalletTypes(metadata: V15, keep: (id: number) => number): void {
  for (const pallet of metadata.pallets) {
    for (const {type} of pallet.storage?.items ?? []) {
      if (type.tag === 'plain') {
        type.value = keep(type.value);
      } else {
        type.value.key = keep(type.value.key);
        type.value.value = keep(type.value.value);
      }
    }
    for (const part of ['calls', 'events', 'errors'] as const) {
      const type = pallet[part];
      if (type !== undefined) pallet[part] = keep(type);
    }
    for (const constant of pallet.constants)
      constant.type = keep(constant.type);
  }
}

function keepExtrinsicTypes(
  {extrinsic}: V15,
  keep: (id: number) => number,
): void {
  extrinsic.address = keep(extrinsic.address);
  extrinsic.call = keep(extrinsic.call);
  extrinsic.signature = keep(extrinsic.signature);
  extrinsic.extra = keep(extrinsic.extra);
  for (const extension of extrinsic.signedExtensions) {
    extension.type = keep(extension.type);
    extension.additionalSigned = keep(extension.additionalSigned);
  }
}

function keepTypesWithin(type: LookupType, keep: (id: number) => number): void {
  const isReadByParameter =
    type.path.length === 1 && typesReadByParameter.has(type.path[0] as string);
  type.params = isReadByParameter
    ? type.params.map((parameter) => ({
        ...parameter,
        type: parameter.type === undefined ? undefined : keep(parameter.type),
      }))
    : [];

  const {def} = type;
  switch (def.tag) {
    case 'composite':
      for (const field of def.value) field.type = keep(field.type);
      break;
    case 'variant':
      for (const variant of def.value) {
        for (const field of variant.fields) field.type = keep(field.type);
      }
      break;
    case 'sequence':
    case 'compact':
      def.value = keep(def.value);
      break;
    case 'array':
      def.value.type = keep(def.value.type);
      break;
    case 'tuple':
      def.value = def.value.map(keep);
      break;
    case 'bitSequence':
      def.value.bitStoreType = keep(def.value.bitStoreType);
      def.value.bitOrderType = keep(def.value.bitOrderType);
      break;
    case 'primitive':
      break;
  }
}
