import {Fragment, type ReactNode} from 'react';

/** A name of code, which may be broken where a word begins and nowhere else: `use·Lazy·Load·Query`. */
export default function NameWithBreaks({
  children,
}: {
  children: string;
}): ReactNode {
  return children.split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
