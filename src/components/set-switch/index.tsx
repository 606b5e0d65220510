import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Segments from '@site/src/components/segments';
import {setLabels, type SetId} from '@site/src/config/sets';
import {
  useCrossing,
  type Crossing,
} from '@site/src/plugins/crossing/client/use-crossing';
import {useKeptHash} from '@site/src/plugins/crossing/client/use-kept-hash';

import styles from './styles.module.css';

/** Leads from a page of a set to the same page of the other, or to the nearest. */
export default function SetSwitch(): ReactNode {
  const crossing = useCrossing();
  const keepHash = useKeptHash(crossing.href);
  return (
    <nav aria-label="Framework">
      <Segments>
        {(Object.keys(setLabels) as SetId[]).map((set) =>
          set === crossing.from ? (
            <span key={set} aria-current="true">
              {setLabels[set]}
            </span>
          ) : (
            <Link
              key={set}
              to={crossing.href}
              title={crossing.missing ?? crossing.label}
              aria-label={accessibleName(crossing)}
              // A click before hydration waits for it, lest the hash be lost.
              data-hold-click=""
              onClick={keepHash}
            >
              {setLabels[set]}
            </Link>
          ),
        )}
      </Segments>
    </nav>
  );
}

/** What the switch says, for readers who see, where there is no such page in the other set. */
export function MissingNote(): ReactNode {
  const crossing = useCrossing();
  return (
    crossing.missing && (
      <p className={styles.note} aria-hidden="true" data-page-tools="">
        {missingText(crossing)}
      </p>
    )
  );
}

function accessibleName(crossing: Crossing): string | undefined {
  if (crossing.missing) return missingText(crossing);
  return crossing.label && `${setLabels[crossing.to]}: ${crossing.label}`;
}

function missingText({to, label}: Crossing): string {
  return `No ${setLabels[to]} page for this; nearest: ${label}`;
}
