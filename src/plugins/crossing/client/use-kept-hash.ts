import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** The hash of the page that a reader is leaving, until the next page shows whether it has it. */
let hashOnTheWay = '';

/**
 * Takes the hash of the address along to the other set.
 *
 * Only the page that is arrived at knows whether it has the heading, so the link
 * has no hash, and the page adds it to its address when it finds it.
 *
 * @returns to be called when the reader follows the link
 */
export function useKeptHash(): () => void {
  const history = useHistory();
  const {pathname} = useLocation();
  useIsomorphicLayoutEffect(() => {
    const hash = hashOnTheWay;
    hashOnTheWay = '';
    if (hash !== '' && isOnPage(hash)) {
      history.replace({...history.location, hash});
    }
  }, [history, pathname]);
  return () => {
    hashOnTheWay = window.location.hash;
  };
}

function isOnPage(hash: string): boolean {
  const headings = Array.from(document.querySelectorAll('main [id]'));
  return headings.some(
    ({id}) => new URL(`#${id}`, window.location.href).hash === hash,
  );
}
