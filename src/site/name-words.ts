/**
 * Matches the places between the words of a name in code: `use|Lazy|Load|Query`,
 * `HTML|Element`, and `erc20|Abi`.
 */
export const betweenWords =
  /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
