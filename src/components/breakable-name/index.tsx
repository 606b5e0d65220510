import {Fragment, type ReactNode} from 'react';

/**
 * A code name that only breaks between its words: `use·Lazy·Load·Query`, and
 * after a slash.
 */
export default function BreakableName({name}: {name: string}): ReactNode {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/).map((word, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
