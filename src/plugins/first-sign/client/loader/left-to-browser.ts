/**
 * Whether a click is for the browser alone: it follows a link to another page or
 * to a part of this one, or it is meant for a form. An element that wants its
 * click to reach the scripts all the same says so with `data-hold-click`.
 */
export function isLeftToBrowser(event: MouseEvent, target: Element): boolean {
  const control = target.closest('a[href],button,input,select,textarea,label');
  if (control instanceof HTMLAnchorElement) {
    const isModified =
      event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const isPlain =
      !control.hasAttribute('role') &&
      !leadsToThisPage(control) &&
      !control.closest('[data-hold-click]');
    return isModified || isPlain;
  }
  if (control instanceof HTMLButtonElement) {
    return control.type === 'submit' && control.form !== null;
  }
  return control !== null;
}

function leadsToThisPage({target, hash, href}: HTMLAnchorElement): boolean {
  return !target && !hash && href.split('#')[0] === location.href.split('#')[0];
}
