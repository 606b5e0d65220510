import type {Trail} from '../client/handover';

/** The trail of an element as the document is now. */
export function trailOf(element: Element): Trail {
  const trail: [Element, number][] = [];
  for (
    let child = element, parent = child.parentElement;
    parent;
    child = parent, parent = child.parentElement
  ) {
    trail.push([child, Array.prototype.indexOf.call(parent.children, child)]);
  }
  return trail;
}
