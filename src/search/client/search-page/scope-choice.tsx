import type {ReactNode} from 'react';

import Segments from '../../../framework-switch/segments';
import {setLabels} from '../../../site/sets';
import styles from './styles.module.css';
import type {Address} from './use-address';

const choices = [['', 'All'], ...Object.entries(setLabels)] as const;

/** The choice of what is searched: all sets or one, and the version where there are several. */
export default function ScopeChoice({
  set = '',
  setSet,
  versions,
  version,
  setVersion,
}: Address): ReactNode {
  const newest = versions.find(({isLast}) => isLast)?.name;
  return (
    <div className={styles.scope}>
      <div role="group" aria-label="Documentation set">
        <Segments>
          {choices.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={set === id}
              onClick={() => setSet(id)}
            >
              {label}
            </button>
          ))}
        </Segments>
      </div>
      {versions.length > 1 && (
        <select
          aria-label="Version"
          value={version ?? newest}
          onChange={({target: {value}}) =>
            setVersion(value === newest ? '' : value)
          }
        >
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
