import './styles.css';

/** The summary of a fold that the browser opened. Docusaurus's state says closed. */
const openedByBrowser =
  "details[open][data-collapsed='true']:has(> [style*='display: none']) > summary";

/** Lets the browser close the fold. Docusaurus would open it again. */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (target instanceof Element && target.closest(openedByBrowser)) {
        event.stopPropagation();
      }
    },
    {capture: true},
  );
}
