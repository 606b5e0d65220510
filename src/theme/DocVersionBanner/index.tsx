import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** On pages of a frozen version: which it is, and the way to the same page of today. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const version = useDocsVersion();
  return version.banner === null ? null : (
    <FrozenVersionBanner className={className} label={version.label} />
  );
}

function FrozenVersionBanner({
  className,
  label,
}: {
  className: string | undefined;
  label: string;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pluginId} = useActivePlugin({failfast: true})!;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion: samePage, latestVersionSuggestion: newest} =
    useDocVersionSuggestions(pluginId);
  const start = newest.docs.find(({id}) => id === newest.mainDocId)!;

  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        styles.banner,
      )}
      role="note"
    >
      This page is for {siteConfig.title} {label} and is no longer updated.{' '}
      {samePage ? '' : 'The current documentation has no such page. '}
      <Link
        to={(samePage ?? start).path}
        // The click stores a choice: it waits for the scripts.
        data-hold-click=""
        onClick={() => savePreferredVersionName(newest.name)}
      >
        {samePage
          ? 'Read it in the current documentation'
          : 'Go to its first page'}
      </Link>
    </div>
  );
}
