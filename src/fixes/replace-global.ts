import type {ClientModule} from '@docusaurus/types';

type Docusaurus = Window['docusaurus'];

/**
 * Returns a client module's function that replaces functions of
 * `window.docusaurus`. Docusaurus sets it before the first page renders.
 */
export const replaceGlobal =
  (
    replace: (original: Docusaurus) => Partial<Docusaurus>,
  ): ClientModule['onRouteDidUpdate'] =>
  ({previousLocation}) => {
    if (previousLocation) return;
    const {docusaurus} = window;
    window.docusaurus = {...docusaurus, ...replace(docusaurus)};
  };
