import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** The hash of the page that a reader leaves, and the path it goes to, until the page there shows whether it has it. */
let onTheWay = {hash: '', pathname: ''};

/**
 * Takes the hash of the address along to the other set.
 *
 * Only the page that is arrived at knows whether it has the heading, so the link
 * has no hash, and the page adds it to its address when it finds it.
 *
 * @param href - where the link leads
 * @returns to be called when the reader follows the link
 */
export function useKeptHash(href: string): () => void {
  const history = useHistory();
  const {pathname} = useLocation();
  useIsomorphicLayoutEffect(() => {
    const {hash} = onTheWay;
    // The link may have been opened in another tab, and another link followed here.
    const isComingHere = hash !== '' && onTheWay.pathname === pathname;
    onTheWay = {hash: '', pathname: ''};
    if (isComingHere && isOnPage(hash)) {
      history.replace({...history.location, hash});
    }
  }, [history, pathname]);
  return () => {
    onTheWay = {hash: window.location.hash, pathname: href};
  };
}

function isOnPage(hash: string): boolean {
  const headings = Array.from(document.querySelectorAll('main [id]'));
  return headings.some(
    ({id}) => new URL(`#${id}`, window.location.href).hash === hash,
  );
}
