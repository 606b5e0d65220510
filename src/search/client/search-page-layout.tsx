import Layout from '@theme/Layout';
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';

import './search-page.css';
import {flattenLandmarks} from './flatten-landmarks';
import {hasFailed, onFailureChange} from './failure';
import {failureHelp, failureTitle} from './texts';

/** Stands for the layout in the search page, which has no words for a search that failed. */
export default function SearchPageLayout({
  children,
  ...props
}: ComponentProps<typeof Layout>): ReactNode {
  const failed = useSyncExternalStore(onFailureChange, hasFailed, () => false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(keepFooterFocusInSight);
    observer.observe(main.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Layout
      {...props}
      description="Search the guides and the API reference of ReactiveDOT for React and Vue."
    >
      <main
        ref={main}
        className="search-page"
        data-failed={failed || undefined}
      >
        {flattenLandmarks(children)}
        {failed && (
          <div className="search-page-failure">
            <p>{failureTitle}</p>
            <p>{failureHelp}</p>
          </div>
        )}
      </main>
    </Layout>
  );
}

/** Results that were on their way when the focus reached the footer push it down. */
function keepFooterFocusInSight(): void {
  document
    .querySelector('.footer :focus-visible')
    ?.scrollIntoView({block: 'nearest'});
}
