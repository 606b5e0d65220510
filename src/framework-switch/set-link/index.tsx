import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {counterpartOf} from '@site/src/framework-switch/counterpart';
import {setOf} from '@site/src/framework-switch/set-of';

/**
 * A link from outside the sets to a page of the reader's set. The page contains
 * both links and styles show one, so it works without JavaScript.
 *
 * @param to - path of the page in either set; without a counterpart, all
 *   readers get it
 */
export default function SetLink({
  to,
  ...props
}: ComponentProps<typeof Link> & {to: string}): ReactNode {
  const counterpart = counterpartOf(to);
  if (!counterpart || counterpart.isMissing) return <Link to={to} {...props} />;
  return (
    <>
      <Link to={to} data-only-set={setOf(to)} {...props} />
      <Link to={counterpart.path} data-only-set={counterpart.set} {...props} />
    </>
  );
}
