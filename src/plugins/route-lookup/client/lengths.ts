/** Whether two paths can be the same but for a slash at the end; among thousands of pages this tells most apart. */
export const mayBeSame = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) < 2;
