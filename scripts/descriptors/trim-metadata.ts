import {
  decAnyMetadata,
  metadata as metadataCodec,
  type V15,
} from '@polkadot-api/substrate-bindings';

type LookupType = V15['lookup'][number];

/** The parts of a runtime's metadata to keep. */
export interface Selection {
  /** Names of the pallets to keep. */
  pallets: readonly string[];
  /** Names of the runtime APIs to keep. */
  apis: readonly string[];
  /** Whether to keep the runtime's doc comments. */
  docs: boolean;
}

/**
 * Generic types that polkadot-api recognizes by their name and type parameters.
 * Other types need no parameters, since their fields say everything.
 */
const typesReadByParameter = new Set(['Option', 'Result']);

/**
 * Reduces runtime metadata (SCALE, version 15) to the selected pallets, runtime
 * APIs, and their types. The rest stays unchanged: indices, names, shapes,
 * constants. Types are renumbered.
 *
 * @throws if the metadata has another version or lacks part of the selection
 */
export function trimMetadata(
  raw: Uint8Array,
  selection: Selection,
): Uint8Array {
  const decoded = decAnyMetadata(raw);
  if (decoded.metadata.tag !== 'v15') {
    throw new Error(
      `Metadata must have version 15, not ${decoded.metadata.tag}.`,
    );
  }
  const metadata = decoded.metadata.value;

  const allPallets = metadata.pallets;
  metadata.pallets = pick(allPallets, selection.pallets, 'pallet');
  metadata.apis = pick(metadata.apis, selection.apis, 'runtime API');
  metadata.custom = [];
  dropOtherPalletsVariants(metadata, allPallets);
  if (!selection.docs) dropDocs(metadata);
  metadata.lookup = renumberTypes(metadata);

  return metadataCodec.enc(decoded);
}

/** @throws if a name is missing, with the kind of what it should name */
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

/** Matches the outer enums of what holds or freezes an account's tokens. */
const reasonEnum = /^Runtime(?:Hold|Freeze|Lock|Slash)Reason$/;

/**
 * Drops the variants of removed pallets from outer enums, such as `RuntimeCall`
 * and `RuntimeEvent`. These have one variant per pallet, with the pallet's name
 * and index, and would keep the types of removed pallets. The runtime's other
 * enums, such as `ProxyType`, keep their variants. So do the reasons for locked
 * tokens, which are small: a balance's reasons can come from every pallet, and a
 * read with an unknown one throws.
 */
function dropOtherPalletsVariants(
  metadata: V15,
  allPallets: V15['pallets'],
): void {
  const palletIndexes = new Set(metadata.pallets.map((pallet) => pallet.index));
  const runtimeCrate = typeOf(metadata, metadata.outerEnums.call).path[0];
  for (const {path, def} of metadata.lookup) {
    if (def.tag !== 'variant' || path.length > 2 || path[0] !== runtimeCrate)
      continue;
    if (reasonEnum.test(path[1] ?? '')) continue;
    const isOuterEnum = def.value.some((variant) =>
      allPallets.some(
        ({name, index}) => name === variant.name && index === variant.index,
      ),
    );
    if (isOuterEnum)
      def.value = def.value.filter(({index}) => palletIndexes.has(index));
  }
}

/** @throws if the metadata has no such type */
function typeOf(metadata: V15, id: number): LookupType {
  const type = metadata.lookup.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`The metadata has no type ${id}.`);
  return type;
}

/** Empties the doc comments at any depth. */
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

/**
 * Renumbers all needed types in place, in order of appearance, and returns
 * them.
 */
function renumberTypes(metadata: V15): LookupType[] {
  const newIds = new Map<number, number>();
  const keep = (id: number): number => {
    const newId = newIds.get(id) ?? newIds.size;
    newIds.set(id, newId);
    return newId;
  };
  for (const pallet of metadata.pallets) {
    const parts = ['storage', 'calls', 'events', 'errors', 'constants'];
    renumberWithin(pallet, keep, parts);
  }
  renumberWithin(metadata, keep, ['extrinsic', 'apis', 'type', 'outerEnums']);

  const lookup: LookupType[] = [];
  // Types found on the way are appended to the map, so the loop visits them
  // too.
  for (const [id, newId] of newIds) {
    const {path, params, ...type} = typeOf(metadata, id);
    const isReadByParameter =
      path.length === 1 && typesReadByParameter.has(path[0]!);
    const entry = {path, params: isReadByParameter ? params : [], ...type};
    renumberWithin(entry, keep, ['params', 'def']);
    lookup.push({...entry, id: newId});
  }
  return lookup;
}

/** Matches property names whose number is a type. */
const typeName =
  /^(?:type|value|key|output|calls?|events?|errors?|address|signature|extra|additionalSigned|bitStoreType|bitOrderType)$/;

/** Renumbers the types in a part of the metadata in place, at any depth. */
function renumberWithin(
  part: object,
  keep: (id: number) => number,
  names = Object.keys(part),
): void {
  const entries = part as Record<string, unknown>;
  for (const name of names) {
    const entry = entries[name];
    // A tuple is a list of types.
    const isType = typeName.test(name) || Array.isArray(part);
    if (typeof entry === 'number' && isType) entries[name] = keep(entry);
    else if (typeof entry === 'object' && entry) renumberWithin(entry, keep);
  }
}
