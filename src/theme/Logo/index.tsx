import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/** The mark and the site's name. The mark is drawn in the page, in the colours of the mode, and asks for no file. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...link
}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...link}>
      <svg
        className={imageClassName}
        viewBox="0 0 26 26"
        width={26}
        height={26}
        aria-hidden
      >
        <circle cx={8} cy={13} r={5.5} fill="var(--accent)" />
        <path
          d="M15.5 6.2a9.6 9.6 0 0 1 0 13.6M19.6 2.6a15 15 0 0 1 0 20.8"
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
