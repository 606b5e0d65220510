import type {RequestRow} from '../messages';

/** Maximum number of rows in the list, and in one message. */
export const mostRows = 200;

/** The requests of an example, in the order of their start. */
export interface RequestList {
  rows: readonly RequestRow[];
  /** The newest row so far. Updates of older, removed rows are ignored. */
  newest?: Pick<RequestRow, 'run' | 'id'>;
}

export const noRequests: RequestList = {rows: []};

/** Adds and updates rows from the frame. */
export function addRequests(
  {rows, newest}: RequestList,
  changed: readonly RequestRow[],
): RequestList {
  const byId = new Map(changed.map((row) => [idOf(row), row]));
  const isNew = ({run, id}: RequestRow) =>
    !newest || run > newest.run || (run === newest.run && id > newest.id);
  const added = changed.filter(isNew);
  const current = rows.map((row) => byId.get(idOf(row)) ?? row);
  const started = added[0]?.run;
  const older =
    started === newest?.run ? current : cutOff(current, started ?? Date.now());
  return {
    rows: (started === undefined ? current : [...older, ...added]).slice(
      -mostRows,
    ),
    newest: added.at(-1) ?? newest,
  };
}

/** Marks pending requests as cut off, after their chain has stopped. */
export const endRequests = ({rows, newest}: RequestList): RequestList => ({
  rows: cutOff(rows, Date.now()),
  newest,
});

/** Removes all rows. Later updates don't bring them back. */
export const clearRequests = ({newest}: RequestList): RequestList => ({
  rows: [],
  newest,
});

const cutOff = (rows: readonly RequestRow[], end: number) =>
  rows.map((row): RequestRow =>
    row.state === 'waiting' ? {...row, state: 'cut off', end} : row,
  );

export const idOf = ({run, id}: RequestRow) => `${run} ${id}`;

/** Groups requests by run. */
export function groupRuns(rows: readonly RequestRow[]): RequestRow[][] {
  const runs = new Map<number, RequestRow[]>();
  for (const row of rows) {
    const known = runs.get(row.run);
    if (known) known.push(row);
    else runs.set(row.run, [row]);
  }
  return Array.from(runs.values());
}

/** Counts the requests of the newest run, without those of the connection. */
export function countRequests(rows: readonly RequestRow[]): number {
  const {run} = rows.at(-1) ?? {};
  return rows.filter((row) => row.run === run && !row.isConnecting).length;
}
