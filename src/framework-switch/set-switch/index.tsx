import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Segments from '@site/src/framework-switch/segments';
import {setIds, setLabels} from '@site/src/site/sets';
import {
  useFrameworkSwitch,
  type FrameworkSwitch,
} from '@site/src/framework-switch/client/use-framework-switch';

import styles from './styles.module.css';

/** Leads from a page of a set to the same page of the other, or to the nearest, and says so. */
export default function SetSwitch(): ReactNode {
  const toOther = useFrameworkSwitch();
  return (
    <nav aria-label="Framework" className={styles.switch}>
      <Segments>
        {setIds.map((set) =>
          set === toOther.from ? (
            <span key={set} aria-current="true">
              {setLabels[set]}
            </span>
          ) : (
            <Link
              key={set}
              to={toOther.href}
              title={toOther.label}
              aria-label={accessibleName(toOther)}
              // A click before hydration waits for it, lest the hash be lost.
              data-hold-click=""
            >
              {setLabels[set]}
            </Link>
          ),
        )}
      </Segments>
      {toOther.isMissing && (
        // Those who listen hear it with the link.
        <p className={styles.note} aria-hidden="true">
          {missingText(toOther)}
        </p>
      )}
    </nav>
  );
}

function accessibleName(toOther: FrameworkSwitch): string | undefined {
  if (toOther.isMissing) return missingText(toOther);
  return toOther.label && `${setLabels[toOther.to]}: ${toOther.label}`;
}

function missingText({to, label}: FrameworkSwitch): string {
  return `No ${setLabels[to]} page for this; nearest: ${label}`;
}
