import type {ApiExport} from './list-exports';

/** An export whose declaration differs between two releases. */
export interface ChangedExport {
  before: ApiExport;
  after: ApiExport;
}

/** What a release changes in what readers import. */
export interface ApiChanges {
  added: ApiExport[];
  removed: ApiExport[];
  /** Deprecated now and not before. */
  deprecated: ApiExport[];
  changed: ChangedExport[];
}

/** Compares the exports of two releases; each list is in the order of the newer one. */
export function compareApis(
  before: readonly ApiExport[],
  after: readonly ApiExport[],
): ApiChanges {
  const old = new Map(before.map((entry) => [keyOf(entry), entry]));
  const present = new Set(after.map(keyOf));
  const kept = after.flatMap((entry) => {
    const counterpart = old.get(keyOf(entry));
    return counterpart ? [{before: counterpart, after: entry}] : [];
  });
  return {
    added: after.filter((entry) => !old.has(keyOf(entry))),
    removed: before.filter((entry) => !present.has(keyOf(entry))),
    deprecated: kept
      .filter((pair) => pair.after.isDeprecated && !pair.before.isDeprecated)
      .map((pair) => pair.after),
    changed: kept.filter(
      (pair) => pair.before.signature !== pair.after.signature,
    ),
  };
}

const keyOf = ({module, name}: ApiExport) => `${module} ${name}`;
