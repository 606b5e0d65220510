import {Activity, memo, type ComponentType} from 'react';

/**
 * A part of the page that React takes over by itself: after the frame around
 * it, in slices, and at once where the reader taps. What the frame renders again
 * meanwhile leaves it alone.
 */
export const hydratedApart = <Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> =>
  memo((props: Props) => (
    <Activity mode="visible">
      <Part {...props} />
    </Activity>
  ));
