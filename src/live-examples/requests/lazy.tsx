import {useEffect, useState, type ReactNode} from 'react';

import type {RequestRow} from '../messages';
import type List from '.';

const load = () => import('.');

/** Fetches the list ahead of time. */
export const prefetchRequests = (): void => void load().catch(() => {});

/**
 * The list of an example's requests. Fetches it when it's first shown, because
 * most readers run an example without looking at its requests.
 */
export function Requests({rows}: {rows: readonly RequestRow[]}): ReactNode {
  const [loaded, setLoaded] = useState<{List: typeof List}>();
  useEffect(() => {
    // `load-failures` reports a failure.
    void load().then(({default: List}) => setLoaded({List}));
  }, []);
  return (
    <div className="requests">{loaded && <loaded.List rows={rows} />}</div>
  );
}
