import type {ClientModule} from '@docusaurus/types';

/**
 * Catches failed preloads. Docusaurus adds the function to the window before
 * the first page renders.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (previousLocation) return;
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    preload(path) {
      const loading = docusaurus.preload(path);
      return loading && loading.catch(() => []);
    },
  };
};
