import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {tagline, title} from '@site/src/site/facts';

/** The link groups beside one sentence on what the site is about. */
export default function FooterLayout({links}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container">
        <p className="footer__brand">
          <strong>{title}</strong>
          {tagline}
        </p>
        {links}
      </div>
    </footer>
  );
}
