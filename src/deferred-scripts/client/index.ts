import {doAgain} from './do-again';

const {deferredScripts} = typeof window === 'undefined' ? {} : window;

if (deferredScripts) {
  whenTakenOver(async (isWell) => {
    try {
      if (isWell) await doAgain(deferredScripts);
    } finally {
      deferredScripts.finish();
    }
  });
}

/** Docusaurus marks the page once React has taken it over; the mark goes if all has crashed. */
function whenTakenOver(then: (isWell: boolean) => Promise<void>): void {
  const {documentElement} = document;
  const mark = 'data-has-hydrated';
  const observer = new MutationObserver(() => {
    const value = documentElement.getAttribute(mark);
    if (value !== null && value !== 'true') return;
    observer.disconnect();
    void then(value === 'true');
  });
  observer.observe(documentElement, {attributeFilter: [mark]});
}
