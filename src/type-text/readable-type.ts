import {typeParameter} from './parts';
import {withoutDefaults, withoutImports} from './print';
import type {CallSignature} from './call-signature';

// All lengths are in characters.
/**
 * A longer function type is shown as its call signature; others are truncated.
 */
const longestText = 320;
/** Longer types are split into several lines. */
const longestLine = 72;
/** Longer result types of calls are shown as declared. */
const longestInferred = 320;
/** Longer result types, and types of functions in values, are truncated. */
const longestResult = 900;
/** Longer types of parameters are left out. */
const longestParameter = 66;

/**
 * Matches useless descriptions: HTML tags and attributes in Vue templates, and
 * `key`.
 */
const noise =
  /^(?:any$|\(property\) (?:\w+: )?(?:\w*HTMLAttributes|ReservedProps|React\.(?:Attributes|JSX\.IntrinsicElements))\b)/;

/** What the compiler knows about a function; asked for long texts only. */
export interface Callee {
  /** Returns the call signature, as declared. */
  call(): CallSignature | undefined;
  /** Returns the complete type of the call's result. */
  result(): string | undefined;
}

/**
 * Shortens the compiler's description of a name to a readable length. A long
 * instantiation becomes the call signature, with the type of the result.
 *
 * @param text - the compiler's description
 * @returns undefined for names without a useful type, such as HTML tags
 */
export function readableType(text: string, callee: Callee): string | undefined {
  if (noise.test(text)) return undefined;
  const plain = readable(
    withoutArguments(text)
      // `(alias) const a: string`, and `import a` on the next line
      .replace(/^\(alias\) /, '')
      .replace(/\nimport [\w$]+$/, '')
      .trim(),
  );
  if (plain === '') return undefined;
  const isCallable = /^(?:\(method\) |function |[\w$]+[<(])/.test(plain);
  const result = isCallable ? resultType(plain) : undefined;
  if (result !== undefined) return readableCall(plain, result, callee);
  const longest = isFunctionValue(plain) ? longestResult : longestText;
  return plain.length <= longest
    ? layOut(plain)
    : cap(layOut(plain), longestText);
}

/**
 * Returns a function's type if that's short. Otherwise, returns its call
 * signature, or only its result if the declaration is unknown.
 *
 * @param plain - the function's type
 * @param result - the type of its result, which the compiler may have abridged
 */
function readableCall(plain: string, result: string, callee: Callee): string {
  const complete = abridgement.test(result)
    ? readable(callee.result() ?? result)
    : result;
  const hasTypeParameter = typeParameter.test(complete);
  const isShort = plain.length <= longestText && !hasTypeParameter;
  if (isShort && plain.length <= longestLine) return layOut(plain);
  const call = callee.call();
  if (isShort && !call?.isOfLibrary) return layOut(plain);
  const inferred = layOut(withoutInstructions(complete));
  if (!call) return `// returns\n${cap(inferred, longestResult)}`;
  const declared = call.result && layOut(call.result);
  return layOutCall(
    call,
    declared && (hasTypeParameter || saysMore(declared, inferred))
      ? declared
      : cap(inferred, longestResult),
  );
}

/** Whether readers learn more from a result as declared than as inferred. */
const saysMore = (declared: string, inferred: string): boolean =>
  inferred.length > longestInferred ||
  abridgement.test(inferred) ||
  (declared.startsWith('{') && !dependsOnCall.test(declared));

/** Matches the names of types that the library computes from a call. */
const dependsOnCall = /\bInfer[A-Z]/;

/** Drops what doesn't help readers. */
const readable = (text: string): string =>
  withoutRepetition(withoutDefaults(withoutFolders(withoutImports(text))));

/** Writes a call signature, with each parameter on a line if that's long. */
function layOutCall({name, parameters}: CallSignature, result: string): string {
  const texts = parameters.map(({name, type}) =>
    type.length <= longestParameter ? `${name}: ${type}` : name,
  );
  const line = `${name}(${texts.join(', ')}): ${result}`;
  const lines = texts.map((each) => `  ${each},\n`).join('');
  const isShort = line.split('\n', 1)[0]!.length <= longestLine;
  return withoutDefaults(isShort ? line : `${name}(\n${lines}): ${result}`);
}

/** Matches the dots of the compiler, which abridges long texts. */
const abridgement = /\.\.\.(?![\w[({])/;

/** Drops the arguments of a builder's transactions, which are internal types. */
const withoutArguments = (text: string): string =>
  text.replace(/^(\(parameter\) \w+: TxApi)<[^]*$/, '$1<…>');

/** Drops the instructions of a returned query, which are internal types. */
const withoutInstructions = (result: string): string =>
  result.replace(/^Query<[^]*>$/, 'Query<…>');

/** Returns the part of a signature after the parameters' closing bracket. */
function resultType(signature: string): string | undefined {
  for (const {index, depth} of withDepths(signature)) {
    if (depth === 0 && signature.startsWith('): ', index)) {
      return signature.slice(index + 3).trim();
    }
  }
  return undefined;
}

/** Whether a variable or a property is a function: `const a: () => void`. */
function isFunctionValue(text: string): boolean {
  for (const {index, depth} of withDepths(text)) {
    if (depth === 0 && text.startsWith(') => ', index)) return true;
  }
  return false;
}

/** Yields the characters of a type, and the number of brackets still open. */
function* withDepths(type: string) {
  let depth = 0;
  for (let index = 0; index < type.length; index++) {
    const character = type.charAt(index);
    const isArrow = character === '>' && type.charAt(index - 1) === '=';
    if ('([{<'.includes(character)) depth++;
    else if (')]}>'.includes(character) && !isArrow) depth--;
    yield {character, index, depth};
  }
}

/**
 * Drops members of a union with the same text. Chains that share a pallet have
 * separate types with the same fields.
 */
const withoutRepetition = (text: string): string =>
  text
    // `{ a: string } | { a: string }`
    .replace(/([{([][^]+?[\])}])(?: \| \1)+/g, '$1')
    // `string | string`, but not `A | A.B` or `A | A[]`
    .replace(/(?<![\w.])([\w.]+)(?: \| \1(?![\w.[<]))+/g, '$1');

/** Keeps short types on one line and indents longer ones like the samples. */
function layOut(text: string): string {
  const single = text
    .replace(/\s+/g, ' ')
    .trim()
    // `{ a: string; }`
    .replace(/;(?= })/g, '');
  if (single.length <= longestLine && !text.includes('//')) return single;
  const laidOut = withLines(text).replace(/^(?: {4})+/gm, (indent) =>
    ' '.repeat(indent.length / 2),
  );
  return /^\[[^]*\]$/.test(laidOut) ? onLines(laidOut) : laidOut;
}

/**
 * Restores the line breaks that the compiler drops from the type of a call's
 * result. It keeps their indents.
 */
const withLines = (text: string): string =>
  text.replace(/(?<=[{;])(?=(?: {4})+\S)|(?<=;)(?=\})/g, '\n');

/** Returns a tuple with each element on a separate line. */
const onLines = (tuple: string): string =>
  Array.from(withDepths(tuple), ({character, index, depth}) => {
    if (index === 0) return '[\n  ';
    if (depth === 0) return ',\n]';
    if (character === '\n') return '\n  ';
    return depth === 1 && character === ',' ? ',\n ' : character;
  }).join('');

/** Keeps only the package of a whole-module import. */
const withoutFolders = (text: string): string =>
  text.replace(/(?<=import\(["'])[^"']*\/node_modules\//g, '');

/** Truncates a text to a number of characters, with an ellipsis. */
function cap(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()}…`;
}
