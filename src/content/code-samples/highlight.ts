import {normalizeTokens, type Token as PrismToken} from 'prism-react-renderer';

import {Prism} from './prism';
import 'prismjs/components/prism-bash';

// Prism doesn't know `bigint`, the type of every amount.
for (const language of ['typescript', 'tsx']) {
  const bigint = {pattern: /\bbigint\b/, alias: 'builtin'};
  Prism.languages.insertBefore(language, 'builtin', {bigint});
}
colorVue();
// Prism knows npm and cd but not npx and papi, so colors would look random.
Object.assign(Prism.languages.bash!, {function: undefined, builtin: undefined});

/** Prism's token types by role. `code-colors.ts` generates `--tok-<role>`. */
const typesByColor = {
  keyword: ['keyword', 'atrule', 'important', 'directive'],
  string: ['string', 'template-string', 'attr-value', 'char', 'regex', 'url'],
  fn: ['function', 'function-variable', 'method', 'property', 'key'],
  type: ['class-name', 'builtin', 'tag', 'selector'],
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  number: ['number', 'boolean', 'unit'],
};
const classes = new Map(
  Object.entries(typesByColor).flatMap(([color, types]) =>
    types.map((type) => [type, `tok-${color}`] as const),
  ),
);

/** Token types that stay uncolored inside a colored token, such as `${ }`. */
const neutralTypes = new Set([
  'attr-name',
  'interpolation',
  'literal-property',
  'operator',
  'plain-text',
  'punctuation',
  'script',
  'style',
  'value',
]);

/** A piece of a line in one color; without a class, it's plain text. */
export interface Token {
  text: string;
  className: string | undefined;
}

/** Maps language names in fences to Prism's names. */
const grammarNames: Record<string, string> = {
  '': 'plain',
  none: 'plain',
  console: 'bash',
  sh: 'bash',
  shell: 'bash',
  vue: 'markup',
};

/** Whether a block holds shell commands. */
export const isShell = (language: string): boolean =>
  language === 'bash' || grammarNames[language] === 'bash';

/**
 * Turns code into colored lines. Tokens without a color get no class, which
 * keeps pages small.
 *
 * @throws for languages without a grammar
 */
export function highlight(code: string, language: string): Token[][] {
  const name = grammarNames[language] ?? language;
  const grammar = Prism.languages[name];
  if (grammar === undefined) {
    throw new Error(
      `No grammar for code in "${language}". Use another name, \`text\`, or import the grammar in src/content/code-samples/highlight.ts.`,
    );
  }
  const tokens = Prism.tokenize(code, grammar);
  // In this hook, Prism separates JSX text from code.
  Prism.hooks.run('after-tokenize', {code, language: name, tokens});
  return normalizeTokens(tokens).map(mergeNeighbors);
}

/**
 * Merges adjacent tokens of the same color, so that pages have fewer elements.
 */
function mergeNeighbors(tokens: readonly PrismToken[]): Token[] {
  const merged: Token[] = [];
  for (const [index, {types, content, empty}] of tokens.entries()) {
    if (empty) continue;
    const className = isProperty(tokens, index)
      ? undefined
      : classOf(types, content);
    const last = merged.at(-1);
    if (last?.className === className && last) last.text += content;
    else merged.push({text: content, className});
  }
  return merged;
}

/**
 * Whether a token is the name of a property or parameter. Prism colors some of
 * them like functions or types: `onClick: () => …`, `number: bigint`,
 * `block.number`. Others are plain text, so all are.
 */
function isProperty(tokens: readonly PrismToken[], index: number): boolean {
  const {types} = tokens[index]!;
  const next = tokens[index + 1]?.content ?? '';
  if (types.includes('function-variable')) {
    return next.trimStart().startsWith(':');
  }
  const isBuiltin = types.includes('builtin');
  if (!isBuiltin && !types.includes('class-name')) return false;
  // In a conditional type, a space precedes the colon.
  const following = next + (tokens[index + 2]?.content ?? '');
  const isRead = tokens[index - 1]?.content.endsWith('.') === true;
  return /^\??:/.test(following) || (isBuiltin && isRead);
}

/**
 * Returns the class of the innermost type that is colored or deliberately
 * neutral. Prism treats quotes as punctuation; they get the color of their
 * string.
 */
function classOf(types: readonly string[], text: string): string | undefined {
  const isQuote = /^["'`]$/.test(text);
  const deciding = types
    .filter((type) => classes.has(type) || (!isQuote && neutralTypes.has(type)))
    .at(-1);
  return classes.get(deciding ?? '');
}

/**
 * Adds a Vue grammar: markup with TypeScript in scripts, interpolations, and
 * bindings (`:value`, `v-if`, `@click`, `#slot`).
 */
function colorVue(): void {
  const {tag} = Prism.languages.markup as unknown as {
    tag: Record<
      'addInlined' | 'addAttribute',
      (name: string, language: string) => void
    >;
  };
  tag.addInlined('script', 'typescript');
  tag.addAttribute('(?:[:@#]|v-)[\\w:.-]+', 'typescript');
  Prism.languages.insertBefore('markup', 'comment', {
    interpolation: {
      pattern: /\{\{[\s\S]*?\}\}/,
      inside: {
        punctuation: /^\{\{|\}\}$/,
        ...Prism.languages.typescript,
      },
    },
  });
}
