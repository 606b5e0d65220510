import type {RequestRow} from '../messages';

/** Maximum number of rows in the list, and in one message. */
export const mostRows = 200;

/** The requests of an example, in the order of their start. */
export interface RequestList {
  rows: readonly RequestRow[];
  /** The newest row so far. Updates of older, removed rows are ignored. */
  newest?: Pick<RequestRow, 'run' | 'id'>;
}

/** The list before the first run. */
export const noRequests: RequestList = {rows: []};

/**
 * Adds and updates rows from the frame. The first row of a new run cuts off the
 * pending requests of the last one, because its chain has stopped.
 */
export function addRequests(
  {rows, newest}: RequestList,
  changed: readonly RequestRow[],
): RequestList {
  const byId = new Map(changed.map((row) => [idOf(row), row]));
  const current = rows.map((row) => byId.get(idOf(row)) ?? row);
  const isNew = ({run, id}: RequestRow) =>
    !newest || run > newest.run || (run === newest.run && id > newest.id);
  const added = changed.filter(isNew);
  const [first] = added;
  if (!first) return {rows: current, newest};
  // A run is identified by the time of its start.
  const older =
    first.run === newest?.run ? current : cutOff(current, first.run);
  return {
    rows: [...older, ...added].slice(-mostRows),
    newest: added.at(-1),
  };
}

/** Cuts off pending requests, after their chain has stopped. */
export const endRequests = ({rows, newest}: RequestList): RequestList => ({
  rows: cutOff(rows, Date.now()),
  newest,
});

/** Removes all rows. Later updates don't bring them back. */
export const clearRequests = ({newest}: RequestList): RequestList => ({
  rows: [],
  newest,
});

/** @param end - the time at which pending requests end, in ms since 1970 */
const cutOff = (rows: readonly RequestRow[], end: number) =>
  rows.map((row): RequestRow =>
    row.state === 'waiting' ? {...row, state: 'cut off', end} : row,
  );

/** Returns a text that identifies a row among all runs. */
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
