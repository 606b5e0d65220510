/** Longest text that a popover shows whole, in characters. */
const readable = 320;
/** Longest result type after a declared signature, in characters. */
const readableResult = 160;

const noise = [
  /^any$/,
  /^\(property\) (?:React\.)?JSX\.IntrinsicElements\b/,
  /^\(property\) (?:React\.)?(?:\w*HTMLAttributes|DOMAttributes|Attributes|AriaAttributes)\b/,
  /^\(property\) \w*(?:Reserved|HTML)\w*(?:Props|Attributes)\b/,
];

/**
 * Shortens what the compiler says of a name to what a person can read: a long
 * instantiation becomes the signature as it was declared and the result type.
 *
 * @param text - the compiler's words
 * @param declaration - source of the declaration; asked for long texts only
 * @returns undefined for names whose type tells nothing, such as HTML tags
 */
export function readableType(
  text: string,
  declaration: () => string | undefined,
): string | undefined {
  if (noise.some((pattern) => pattern.test(text))) return undefined;
  const plain = text
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [\w$]+$/, '')
    .trim();
  if (plain === '') return undefined;
  if (plain.length <= readable) return plain;
  const declared = declaration();
  if (declared === undefined || !/^(?:\(method\) |function )/.test(plain)) {
    return cap(plain, readable);
  }
  const result = resultType(plain);
  const signature = cap(cleanDeclaration(declared), readable);
  return result === undefined
    ? signature
    : `${signature}\n// here: ${cap(result, readableResult)}`;
}

/** What follows the last closing bracket of a signature's parameters. */
function resultType(signature: string): string | undefined {
  let depth = 0;
  for (let index = 0; index < signature.length; index++) {
    const character = signature.charAt(index);
    const isArrow = character === '>' && signature.charAt(index - 1) === '=';
    if ('([{<'.includes(character)) depth++;
    else if (')]}>'.includes(character) && !isArrow) depth--;
    if (depth === 0 && signature.startsWith('): ', index)) {
      return oneLine(signature.slice(index + 3));
    }
  }
  return undefined;
}

function cleanDeclaration(declaration: string): string {
  return declaration
    .replace(/^(?:export |declare |default )+/, '')
    .replace(/;$/, '')
    .trim();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cap(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()}…`;
}
