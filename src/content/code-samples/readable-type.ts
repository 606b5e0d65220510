// All in characters.
/** A longer text is replaced by the declaration, or cut off where there's none. */
const longestText = 320;
/** A longer type is laid out on several lines. */
const longestLine = 72;
/** A longer declaration, or type that a function returns, is cut off. */
const longestPart = 900;

/** Descriptions that tell a reader nothing: those of HTML tags in Vue's templates, their attributes, and `key`. */
const noise =
  /^(?:any$|\(property\) (?:\w+: )?(?:\w*HTMLAttributes|ReservedProps|React\.Attributes)\b)/;

/**
 * Shortens the compiler's description of a name to what a person can read: a long
 * instantiation becomes the result type and the signature as it was declared.
 *
 * @param text - the compiler's words
 * @param declaration - source of the declaration; asked for long texts only
 * @returns undefined for names whose type is of no use, such as HTML tags
 */
export function readableType(
  text: string,
  declaration: () => string | undefined,
): string | undefined {
  if (noise.test(text)) return undefined;
  const plain = withoutRepetition(
    withoutImports(text)
      .replace(/^\(alias\) /, '')
      .replace(/\nimport [\w$]+$/, '')
      .trim(),
  );
  if (plain === '') return undefined;
  if (plain.length <= longestText) return layOut(plain);
  const isCallable = /^(?:\(method\) |function |[\w$]+[<(])/.test(plain);
  const declared = isCallable ? declaration() : undefined;
  const signature =
    declared === undefined
      ? cap(layOut(plain), longestText)
      : cap(cleanDeclaration(declared), longestPart);
  const result = isCallable ? resultType(plain) : undefined;
  return result === undefined
    ? signature
    : `// returns\n${cap(result, longestPart)}\n\n// is declared as\n${signature}`;
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
      return layOut(withoutInstructions(signature.slice(index + 3).trim()));
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
  const single = oneLine(text).replace(/;(?= })/g, '');
  if (single.length <= longestLine && !text.includes('//')) return single;
  return text.replace(/^(?: {4})+/gm, (indent) =>
    ' '.repeat(indent.length / 2),
  );
}

function cleanDeclaration(declaration: string): string {
  const signature = withoutImports(declaration)
    .replace(/^(?:export |declare |default )+/, '')
    .replace(/;$/, '')
    .trim();
  return withoutInstructions(signature);
}

/** Drops all that a returned query asks for so far, which is said in types that the library has for itself. */
const withoutInstructions = (text: string): string =>
  text.replace(/(^|\): )Query<[^]*>$/, '$1Query<…>');

/** Drops where a type comes from: a path inside a package is of no use to readers. A whole module keeps its package. */
function withoutImports(text: string): string {
  return text
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/(?<=import\(["'])[^"']*\/node_modules\//g, '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cap(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()}…`;
}
