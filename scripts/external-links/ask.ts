/** What came of asking for an address. */
export type Finding =
  | {state: 'there'}
  /** It answered that it is not there, or moved for good, or kept refusing. */
  | {state: 'broken'; reason: string}
  /** Nothing answered at all. */
  | {state: 'unreachable'; reason: string};

export interface Patience {
  /** Longest time an answer may take, in milliseconds. */
  timeout: number;
  /** How often to ask where nothing answers or the host is busy. */
  attempts: number;
  /** Time before asking again, in milliseconds; it doubles each time. */
  pause: number;
}

/** Statuses by which a host says that it will not tell a program, or not by HEAD. */
const askOtherwise = new Set([400, 403, 404, 405, 501]);

const isBusy = (status: number) => status === 429 || status >= 500;

/** Asks whether something is at an address, with as little traffic as its host allows. */
export async function ask(
  address: string,
  {timeout, attempts, pause}: Patience,
): Promise<Finding> {
  let finding: Finding = {state: 'unreachable', reason: 'never asked'};
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(pause * 2 ** (attempt - 1));
    try {
      let status = await statusOf(address, 'HEAD', timeout);
      if (askOtherwise.has(status)) {
        status = await statusOf(address, 'GET', timeout);
      }
      if (status < 400) return {state: 'there'};
      finding = {state: 'broken', reason: `status ${status}`};
      if (!isBusy(status)) return finding;
    } catch (error) {
      finding = {state: 'unreachable', reason: reasonOf(error)};
    }
  }
  return finding;
}

async function statusOf(
  address: string,
  method: string,
  timeout: number,
): Promise<number> {
  const response = await fetch(address, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
    headers: {
      Accept: 'text/html,*/*;q=0.8',
      'User-Agent': 'reactive-dot-docs link check',
    },
  });
  await response.body?.cancel();
  return response.status;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const {cause} = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
