/** Longest text that isn't shortened to what is declared, in characters. */
const readable = 320;
/** Longest type that is laid out on one line, in characters. */
const oneLineLimit = 72;
/** Longest type that a function returns, in characters. */
const readableResult = 900;

const noise = [
  /^any$/,
  /^\(property\) (?:React\.)?JSX\.IntrinsicElements\b/,
  /^\(property\) (?:React\.)?(?:\w*HTMLAttributes|DOMAttributes|Attributes|AriaAttributes)\b/,
  /^\(property\) \w*(?:Reserved|HTML)\w*(?:Props|Attributes)\b/,
];

/**
 * Shortens what the compiler says of a name to what a person can read: a long
 * instantiation becomes the result type and the signature as it was declared.
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
  const plain = withoutRepetition(
    withoutImports(text)
      .replace(/^\(alias\) /, '')
      .replace(/\nimport [\w$]+$/, '')
      .trim(),
  );
  if (plain === '') return undefined;
  if (plain.length <= readable) return layOut(plain);
  const isCallable = /^(?:\(method\) |function |[\w$]+[<(])/.test(plain);
  const declared = isCallable ? declaration() : undefined;
  const signature = cap(
    declared === undefined ? layOut(plain) : cleanDeclaration(declared),
    readable,
  );
  const result = isCallable ? resultType(plain) : undefined;
  return result === undefined
    ? signature
    : `// returns\n${cap(result, readableResult)}\n\n// is declared as\n${signature}`;
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
      return layOut(signature.slice(index + 3).trim());
    }
  }
  return undefined;
}

/**
 * Drops the parts of a union that read the same as an earlier one. Chains that
 * share a pallet make them: each has a type of its own with the same fields.
 */
function withoutRepetition(text: string): string {
  let position = 0;

  function readUntil(closing: string): string {
    let done = '';
    let parts: string[] = [''];
    const finish = (): void => {
      const seen = new Set<string>();
      const kept = parts.filter((part) => {
        const normal = oneLine(part);
        return !seen.has(normal) && Boolean(seen.add(normal));
      });
      done += kept.join(' | ');
      parts = [''];
    };
    const append = (piece: string): void => {
      parts[parts.length - 1] += piece;
    };
    while (position < text.length) {
      const character = text.charAt(position);
      if (text.startsWith(' | ', position)) {
        parts.push('');
        position += 3;
      } else if (text.startsWith('=>', position)) {
        finish();
        done += '=>';
        position += 2;
      } else if (character === closing) {
        break;
      } else if (character in brackets) {
        position += 1;
        append(character + readUntil(brackets[character]!));
        append(text.charAt(position));
        position += 1;
      } else {
        // What stands before a colon or a comma is no part of the union after it.
        const isSeparator = ':;,='.includes(character);
        if (isSeparator) {
          finish();
          done += character;
        } else {
          append(character);
        }
        position += 1;
      }
    }
    finish();
    return done;
  }
  return readUntil('');
}

const brackets: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
};

/** Short types on one line, longer ones indented like the samples. */
function layOut(text: string): string {
  const single = oneLine(text).replace(/;(?= })/g, '');
  if (single.length <= oneLineLimit && !text.includes('//')) return single;
  return text.replace(/^(?: {4})+/gm, (indent) =>
    ' '.repeat(indent.length / 2),
  );
}

function cleanDeclaration(declaration: string): string {
  return withoutImports(declaration)
    .replace(/^(?:export |declare |default )+/, '')
    .replace(/;$/, '')
    .trim();
}

/** Drops where a type comes from: a path inside a package tells a reader nothing. A whole module keeps its package. */
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
