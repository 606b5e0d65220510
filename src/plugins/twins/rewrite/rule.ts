import type {Element, ElementContent} from 'hast';

/** Tidies the children of an element. */
export type Tidy = (parent: Element) => ElementContent[];

/**
 * Says with the elements of plain HTML what the site says with classes.
 *
 * @returns undefined where the rule does not apply
 */
export type Rule = (node: Element, tidy: Tidy) => ElementContent[] | undefined;
