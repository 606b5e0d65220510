import {Fragment, type ReactNode} from 'react';

import {breakablePartsOf} from './parts';

/**
 * A name of the API that only breaks between its words, and after a slash. Not
 * for prose, where `TypeScript` is one word.
 */
export default function BreakableName({name}: {name: string}): ReactNode {
  return breakablePartsOf(name).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
