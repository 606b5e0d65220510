/** Wraps a type in a declaration, without which it isn't a statement. */
export const wrapType = (text: string): string => `type _ = ${text}`;

/** Wraps a member in a class, without which it isn't valid TypeScript. */
export const wrapMember = (text: string): string =>
  `declare abstract class _ {${text}}`;

/**
 * Returns the type or the member in a formatted wrapper, and other code as it
 * is.
 */
export const unwrap = (code: string): string =>
  code
    // `type _ = string;`
    .replace(/^type _ = ([^]*);$/, '$1')
    // A long type begins on the next line.
    .replace(/^type _ =\n([^]*);$/, (_, type: string) => dedent(type))
    .replace(
      /^declare abstract class _ \{\n([^]*)\n\}$/,
      (_, members: string) => dedent(members),
    );

const dedent = (text: string): string => text.replace(/^ {2}/gm, '');
