import type {ClientModule} from '@docusaurus/types';

/** Safari has no idle callbacks. */
const whenIdle =
  typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;

/** Lets links prefetch one after the other, while the browser is idle. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation) return;
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch(path) {
      whenIdle(() => docusaurus.prefetch(path));
      return false;
    },
  };
};
