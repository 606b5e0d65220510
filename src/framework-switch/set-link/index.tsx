import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

import {counterpartOf} from '@site/src/framework-switch/counterpart';
import {setOf} from '@site/src/framework-switch/set-of';

/**
 * A link from outside the sets to a page of the set that its reader reads. Both
 * links are in the page, and styles show one, so that nothing waits for scripts.
 *
 * @param to - path of the page in either set; a page without a counterpart is linked for all.
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
