import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import ThemedImage from '@theme/ThemedImage';
import type {Props} from '@theme/Footer/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {tagline, title} from '@site/src/site/facts';

/**
 * Shows the link groups next to a sentence about the site, with the license
 * below.
 */
export default function FooterLayout({links, copyright}: Props): ReactNode {
  const {src, srcDark = src} = useThemeConfig().navbar.logo!;
  const sources = {light: useBaseUrl(src), dark: useBaseUrl(srcDark)};
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container">
        <p className="footer__brand">
          <strong>
            <ThemedImage sources={sources} alt="" width={22} height={22} />
            {title}
          </strong>
          {tagline}
        </p>
        {links}
        <div className="footer__legal">{copyright}</div>
      </div>
    </footer>
  );
}
