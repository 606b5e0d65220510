import {Fragment, type ReactNode} from 'react';

import {confirm} from '../../client-modules/confirm';
import type {RequestRow} from '../messages';

interface DetailsProps {
  /** The label of the request, which is copied too. */
  label: string;
  details: [name: string, text: string][];
}

/** The details of a request, with a button that copies them. */
export function Details({label, details}: DetailsProps): ReactNode {
  const copied = [label, ...details.map((parts) => parts.join(': '))];
  return (
    <div role="row" className="requests-details">
      <div role="cell" aria-colspan={3}>
        <button
          type="button"
          className="quiet-button"
          onClick={({currentTarget: button}) =>
            navigator.clipboard.writeText(copied.join('\n')).then(
              () => confirm(button, 'Copied'),
              () => confirm(button, 'Failed'),
            )
          }
        >
          Copy
        </button>
        <dl>
          {details.map(([name, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </div>
  );
}

/**
 * Returns the known details of a request, with their names.
 *
 * @param hasChain - whether the list has requests of several chains
 * @param earlier - the label of the request that this one waited for
 */
export function detailsOf(
  {args, answer, state, updates, reads, chain}: RequestRow,
  hasChain: boolean,
  earlier = '',
): DetailsProps['details'] {
  return Object.entries({
    Chain: hasChain ? chain : '',
    Arguments: args === '[]' ? '' : args,
    'Right after': earlier,
    [state === 'failed' ? 'Error' : 'Answer']: answer,
    Live:
      reads > 1 ? `read ${reads} times, with ${count(updates, 'change')}` : '',
  }).filter(([, text]) => text);
}

/** Returns a number with its noun, such as "2 updates". */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
