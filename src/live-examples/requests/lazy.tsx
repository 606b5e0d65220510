import {useEffect, useRef, type ReactNode} from 'react';

import {LoadProblem} from '../example/load-problem';
import {useLoaded} from '../example/use-loaded';
import type {RequestRow} from '../messages';
import type List from '.';

const loadList = (): Promise<typeof List> =>
  import('.').then(({default: List}) => List);

/** Fetches the list ahead of time. */
export const prefetchRequests = (): void => void loadList().catch(() => {});

/**
 * The list of an example's requests. Fetches it when it's first shown, because
 * most readers run an example without looking at its requests.
 */
export function LazyRequests({rows}: {rows: readonly RequestRow[]}): ReactNode {
  const list = useLoaded(loadList);
  const box = useRef<HTMLDivElement>(null);
  const newest = rows.at(-1)?.run;
  useEffect(() => {
    // A new run is above the earlier ones. Browsers would keep those in place.
    box.current?.scrollTo(0, 0);
  }, [newest]);
  return (
    <div ref={box} className="requests">
      {list.status === 'loaded' && <list.part rows={rows} />}
      {list.status === 'failed' && (
        <LoadProblem onRetry={() => location.reload()}>
          The requests couldn't be loaded. Retry reloads this page.
        </LoadProblem>
      )}
    </div>
  );
}
