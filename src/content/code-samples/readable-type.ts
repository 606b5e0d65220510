// All in characters.
/** Of a longer text of a function, its result is said and how it's called; any other is cut off. */
const longestText = 320;
/** A longer type is laid out on several lines. */
const longestLine = 72;
/** A longer type that a function returns is cut off. */
const longestResult = 900;

/** Descriptions that tell a reader nothing: those of HTML tags in Vue's templates, their attributes, and `key`. */
const noise =
  /^(?:any$|\(property\) (?:\w+: )?(?:\w*HTMLAttributes|ReservedProps|React\.Attributes)\b)/;

/**
 * Shortens the compiler's description of a name to what a person can read: a long
 * instantiation becomes the result type and the form of a call.
 *
 * @param text - the compiler's words
 * @param callForm - how a function is called, without types; asked for long texts only
 * @returns undefined for names whose type is of no use, such as HTML tags
 */
export function readableType(
  text: string,
  callForm: () => string | undefined,
): string | undefined {
  if (noise.test(text)) return undefined;
  const plain = withoutRepetition(
    withoutImports(text)
      .replace(/^\(alias\) /, '')
      .replace(/\nimport [\w$]+$/, '')
      .trim(),
  );
  if (plain === '') return undefined;
  const isCallable = /^(?:\(method\) |function |[\w$]+[<(])/.test(plain);
  const result = isCallable ? resultType(plain) : undefined;
  const isOpen = result !== undefined && typeParameter.test(result);
  if (plain.length <= longestText && !isOpen) return layOut(plain);
  const call = result && callForm();
  if (isOpen && call) return `// is called as\n${call}`;
  if (result === undefined) return cap(layOut(plain), longestText);
  const returned = cap(layOut(withoutInstructions(result)), longestResult);
  return `// returns\n${returned}${call ? `\n\n// is called as\n${call}` : ''}`;
}

/** What a result depends on, which isn't known where a function is imported; the library calls each so. */
const typeParameter = /\bT[A-Z][a-z]/;

/** Drops all that a returned query asks for so far, which is said in types that the library has for itself. */
const withoutInstructions = (result: string): string =>
  result.replace(/^Query<[^]*>$/, 'Query<…>');

/** What follows the last closing bracket of a signature's parameters. */
function resultType(signature: string): string | undefined {
  let depth = 0;
  for (let index = 0; index < signature.length; index++) {
    const character = signature.charAt(index);
    const isArrow = character === '>' && signature.charAt(index - 1) === '=';
    if ('([{<'.includes(character)) depth++;
    else if (')]}>'.includes(character) && !isArrow) depth--;
    if (depth === 0 && signature.startsWith('): ', index)) {
      return signature.slice(index + 3).trim();
    }
  }
  return undefined;
}

/**
 * Drops the parts of a union that read the same as the one before. Chains that
 * share a pallet make them: each has a type of its own with the same fields.
 */
const withoutRepetition = (text: string): string =>
  text
    .replace(/([{([][^]+?[\])}])(?: \| \1)+/g, '$1')
    .replace(/(?<![\w.])([\w.]+)(?: \| \1(?![\w.]))+/g, '$1');

/** Short types on one line, longer ones indented like the samples. */
function layOut(text: string): string {
  const single = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;(?= })/g, '');
  if (single.length <= longestLine && !text.includes('//')) return single;
  return text.replace(/^(?: {4})+/gm, (indent) =>
    ' '.repeat(indent.length / 2),
  );
}

/** Drops where a type comes from: a path inside a package is of no use to readers. A whole module keeps its package. */
function withoutImports(text: string): string {
  return text
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/(?<=import\(["'])[^"']*\/node_modules\//g, '');
}

function cap(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()}…`;
}
