import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {tagline, title} from '@site/src/site/facts';

import styles from './styles.module.css';

/**
 * The footer with the site's name and a sentence about it next to the links. The
 * original has no place for these. The option `style` has no effect, because the
 * footer's colors come from the site's tokens.
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
          </strong>{' '}
          {tagline}
        </p>
        {links}
        <div className={styles.copyright}>{copyright}</div>
      </div>
    </footer>
  );
}
