/** Elements with which the browser does something by itself. */
const controls = 'a[href],button,input,select,textarea,label,summary';

/**
 * Links that do more in the page than lead on: those that say so, and those of
 * the navbar's dropdowns, where the theme keeps the version that a reader chose.
 */
const linksToHold = '[data-hold-click],.dropdown__link';

/**
 * Whether a click is for the browser alone: it follows a link to another page or
 * to a part of this one, opens what is folded, or is meant for a form.
 */
export function isLeftToBrowser(event: MouseEvent, target: Element): boolean {
  const control = target.closest(controls);
  if (control instanceof HTMLAnchorElement) {
    const isModified =
      event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    return isModified || isPlainLink(control);
  }
  if (control instanceof HTMLButtonElement) {
    const isSubmit = control.type === 'submit' && control.form !== null;
    // The button of a notice answers while scripts don't.
    return isSubmit || control.matches('.load-failure button');
  }
  // The theme's own folds open by a script, which slides them.
  return control !== null && !control.closest('[data-collapsed]>summary');
}

function isPlainLink(link: HTMLAnchorElement): boolean {
  if (link.target && link.target !== '_self') return true;
  return (
    !link.hasAttribute('role') &&
    !leadsToThisPage(link) &&
    !link.closest(linksToHold)
  );
}

/** A link to a part of the page is no link to the page. */
function leadsToThisPage({hash, href}: HTMLAnchorElement): boolean {
  return !hash && href.split('#')[0] === location.href.split('#')[0];
}
