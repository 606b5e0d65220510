import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {tagline, title} from '@site/src/site/facts';

import styles from './styles.module.css';

/**
 * Shows the logo and a sentence about the site next to the links, for which the
 * original has no place. Ignores the option `style`.
 */
export default function FooterLayout({
  logo,
  links,
  copyright,
}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container">
        <p className={styles.brand}>
          <strong>
            {logo}
            {title}
          </strong>
          {tagline}
        </p>
        {links}
        <div className={styles.copyright}>{copyright}</div>
      </div>
    </footer>
  );
}
