import type {RequestRow} from '../messages';

/** The most rows that are kept, and reported at a time. */
export const mostRows = 200;

/** The requests of an example, in the order in which they began. */
export interface RequestList {
  rows: readonly RequestRow[];
  /** The newest row that ever was in it: what's older and gone doesn't come back. */
  newest?: Pick<RequestRow, 'run' | 'id'>;
}

export const noRequests: RequestList = {rows: []};

/** Takes the frame's new and changed rows. */
export function addRequests(
  {rows, newest}: RequestList,
  changed: readonly RequestRow[],
): RequestList {
  const byId = new Map(changed.map((row) => [idOf(row), row]));
  const isNew = ({run, id}: RequestRow) =>
    !newest || run > newest.run || (run === newest.run && id > newest.id);
  const added = changed.filter(isNew);
  const kept = rows.map((row) => byId.get(idOf(row)) ?? row);
  const started = added[0]?.run;
  const older =
    started === newest?.run ? kept : cutOff(kept, started ?? Date.now());
  return {
    rows: (started === undefined ? kept : [...older, ...added]).slice(
      -mostRows,
    ),
    newest: added.at(-1) ?? newest,
  };
}

/** What still waits when its chain is gone gets no answer. */
export const endRequests = ({rows, newest}: RequestList): RequestList => ({
  rows: cutOff(rows, Date.now()),
  newest,
});

/** Empties it. What was in it doesn't come back with its next update. */
export const clearRequests = ({newest}: RequestList): RequestList => ({
  rows: [],
  newest,
});

const cutOff = (rows: readonly RequestRow[], end: number) =>
  rows.map((row): RequestRow =>
    row.state === 'waiting' ? {...row, state: 'cut off', end} : row,
  );

export const idOf = ({run, id}: RequestRow) => `${run} ${id}`;

/** The requests of each run, and whether anything ran before it. */
export function groupRuns(rows: readonly RequestRow[]): RequestRow[][] {
  const runs = new Map<number, RequestRow[]>();
  for (const row of rows) {
    const known = runs.get(row.run);
    if (known) known.push(row);
    else runs.set(row.run, [row]);
  }
  return Array.from(runs.values());
}
