import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** In place of Edit, where the page doesn't show the code of an example. */
export const PlaygroundLink = ({name}: {name: string}): ReactNode => (
  // Its hash is no heading.
  <Link
    data-noBrokenLinkCheck
    className="button"
    to={`/playground#example=${name}`}
  >
    Open in playground
  </Link>
);
