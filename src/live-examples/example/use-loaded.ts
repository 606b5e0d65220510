import {useEffect, useState} from 'react';

/** A part of the site that's fetched separately, or the reason why it's missing. */
export type Loaded<Part> =
  {status: 'loading' | 'failed'} | {status: 'loaded'; part: Part};

/**
 * Loads a part when its component mounts. The component shows a failure itself,
 * so `load-failures` doesn't.
 *
 * @param load - the same function in each render
 */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>({status: 'loading'});
  useEffect(() => {
    load().then(
      (part) => setLoaded({status: 'loaded', part}),
      () => setLoaded({status: 'failed'}),
    );
  }, [load]);
  return loaded;
}
