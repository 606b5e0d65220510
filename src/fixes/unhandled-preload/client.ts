import type {ClientModule} from '@docusaurus/types';

/** Takes the failures of preloads. Docusaurus puts the function into the window before its first page is there. */
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
