import type {ReactNode} from 'react';

import Segments from '../../../framework-switch/segments';
import {setLabels} from '../../../site/sets';
import type {Address} from './use-address';

const choices = [['', 'All'], ...Object.entries(setLabels)] as const;

/** The choice of what is searched: all sets or one. */
export default function SetChoice({set = '', setSet}: Address): ReactNode {
  return (
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
  );
}
