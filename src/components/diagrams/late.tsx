import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import {unlessInPage} from '@site/src/plugins/late-code/client/late-code';

import type {SetId} from './data';
import type * as Drawings from './index';
import styles from './styles.module.css';

/**
 * The drawings without what draws them, for pages that hold them drawn:
 * `src/plugins/late-code` puts these in their place in the browser.
 */
let drawings: typeof Drawings | undefined;

const load = async (): Promise<typeof Drawings> =>
  (drawings = await import('./index'));

/** To be called by each page that has drawings: fetches what draws them where the document is another page's. */
export const drawLater = (): void => unlessInPage(load);

/** The inside of figures that were in the page, by what they show. */
const kept = new Map<string, string>();

function late<Props extends object>(
  name: keyof typeof Drawings,
): (props: Props) => ReactNode {
  return function LateDrawing(props) {
    const key = JSON.stringify([name, props]);
    const figure = useRef<HTMLElement>(null);
    // React writes another object's HTML into the figure anew: what stands there would be gone.
    const [inside] = useState(() => ({__html: kept.get(key) ?? ''}));
    const [draw, setDraw] = useState(drawings);
    useLayoutEffect(() => {
      const there = figure.current?.innerHTML;
      if (there) kept.set(key, there);
      else if (!draw) void load().then(setDraw);
    }, [draw, key]);
    const Drawing = draw?.[name] as ComponentType<Props> | undefined;
    return Drawing && !inside.__html ? (
      <Drawing {...props} />
    ) : (
      <figure
        ref={figure}
        className={styles.figure}
        suppressHydrationWarning
        dangerouslySetInnerHTML={inside}
      />
    );
  };
}

export const QueryLife = late<{set: SetId}>('QueryLife');
export const TransactionLife = late<object>('TransactionLife');
export const Contexts = late<{set: SetId}>('Contexts');
