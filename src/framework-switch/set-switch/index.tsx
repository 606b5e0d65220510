import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePluginAndVersion,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {counterpartOf} from '@site/src/framework-switch/counterpart';
import {linkInVersion} from '@site/src/framework-switch/link-in-version';
import {keepHyphens} from '@site/src/site/keep-hyphens';
import {setIds, setLabels, type SetId} from '@site/src/site/sets';

import styles from './styles.module.css';

/**
 * Links a page to its counterpart in the other set, or to the nearest page,
 * with a note. Keeps the version if both sets have it, and the heading.
 *
 * @throws for pages outside the sets
 */
export default function SetSwitch(): ReactNode {
  const {pathname, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion({failfast: true});
  if (!active?.activeVersion)
    throw new Error(`${pathname} isn't in any version.`);
  const {activePlugin, activeVersion} = active;
  const from = activePlugin.pluginId as SetId;
  const {activeDoc} = useActiveDocContext(from);
  // The reader's address may have other case or a slash at its end.
  const path = activeDoc?.path ?? pathname;
  const page = path.slice(activeVersion.path.length);
  const counterpart = counterpartOf(`/${from}${page}`)!;
  const {href, label, isMissing} = linkInVersion(
    counterpart,
    activeVersion.name,
    docs[counterpart.set]!.versions,
  );
  const other = setLabels[counterpart.set];
  const missing = `Not in ${other}. Opens ${label} instead.`;
  const name = isMissing ? missing : label && `${other}: ${label}`;
  return (
    <nav aria-label="Framework" className={styles.switch}>
      <ul className={`clean-list ${styles.segments}`}>
        {setIds.map((set) => (
          <li key={set}>
            {set === from ? (
              <span aria-current="true">{setLabels[set]}</span>
            ) : (
              <Link
                to={isBrowser && !isMissing ? href + hash : href}
                title={label}
                aria-label={name}
              >
                {other}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isMissing && (
        // Screen readers announce the note with the link.
        <p className={styles.note} aria-hidden="true">
          {keepHyphens(missing)}
        </p>
      )}
    </nav>
  );
}
