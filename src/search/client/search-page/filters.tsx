import {useId, type ReactNode} from 'react';

import {setIds, setLabels} from '../../../site/sets';
import {kindLabels, kinds, type Kind} from '../kind';
import styles from './styles.module.css';

const setChoices = [
  ['', 'All'],
  ...setIds.map((id) => [id, setLabels[id]] as const),
] as const;

const kindChoices: readonly (readonly [Kind | '', string])[] = [
  ['', 'All'],
  ...kinds.map((kind) => [kind, kindLabels[kind]] as const),
];

/** The chosen filters, and functions that change them. */
export interface FiltersProps {
  /** Id of the set, or empty for all sets. */
  set: string;
  /** The kind, or empty for all kinds. */
  kind: Kind | '';
  setSet: (set: string) => void;
  setKind: (kind: string) => void;
  /**
   * Number of results by the id of a choice. Undefined while the search runs.
   */
  counts?: {sets: Record<string, number>; kinds: Record<string, number>};
}

/** The filters by set and kind, with their numbers of results. */
export default function Filters(props: FiltersProps): ReactNode {
  const {set, kind, setSet, setKind, counts} = props;
  return (
    <div className={styles.filters} data-needs-scripts>
      <Choices
        label="Documentation set"
        choices={setChoices}
        chosen={set}
        choose={setSet}
        counts={counts?.sets}
      />
      <Choices
        label="Kind of page"
        choices={kindChoices}
        chosen={kind}
        choose={setKind}
        counts={counts?.kinds}
      />
    </div>
  );
}

function Choices({
  label,
  choices,
  chosen,
  choose,
  counts,
}: {
  label: string;
  choices: readonly (readonly [id: string, name: string])[];
  chosen: string;
  choose: (id: string) => void;
  counts?: Record<string, number>;
}): ReactNode {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      {choices.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          // The first choice removes the filter.
          disabled={id !== '' && id !== chosen && counts?.[id] === 0}
          onClick={() => choose(id)}
        >
          <span>{name}</span>{' '}
          <span className={styles.filterCount}>{counts?.[id]}</span>
        </button>
      ))}
    </div>
  );
}
