import {normalizeTokens, type Token as PrismToken} from 'prism-react-renderer';

import {Prism} from './prism';
import 'prismjs/components/prism-bash';

// The builtin type that every amount has is too new for Prism.
for (const language of ['typescript', 'tsx']) {
  const bigint = {pattern: /\bbigint\b/, alias: 'builtin'};
  Prism.languages.insertBefore(language, 'builtin', {bigint});
}
colorVue();
// Prism knows npm and cd, but not npx and papi, so a row of commands would look random.
Object.assign(Prism.languages.bash!, {function: undefined, builtin: undefined});

/** Types of Prism's tokens by their color, the token `--tok-<color>` that `code-colors.ts` makes. */
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

/** Types inside a colored token that are not part of it, such as `${ }`. */
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

/** A piece of one line that has one color; no class means plain text. */
export interface Token {
  text: string;
  className: string | undefined;
}

/** What languages are called in fences, and what Prism calls them. */
const grammarNames: Record<string, string> = {
  '': 'plain',
  none: 'plain',
  console: 'bash',
  sh: 'bash',
  shell: 'bash',
  vue: 'markup',
};

/** Whether a block holds commands. */
export const isShell = (language: string): boolean =>
  language === 'bash' || grammarNames[language] === 'bash';

/**
 * Turns code into colored lines. Tokens that have no color of their own get no
 * class, which keeps pages small.
 *
 * @throws on languages without a grammar
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
  // In this hook Prism separates the text of JSX from code.
  Prism.hooks.run('after-tokenize', {code, language: name, tokens});
  return normalizeTokens(tokens).map(mergeNeighbors);
}

/** Neighbors of one color are one token: fewer elements in the page. */
function mergeNeighbors(tokens: readonly PrismToken[]): Token[] {
  const merged: Token[] = [];
  for (const {types, content, empty} of tokens) {
    if (empty) continue;
    const className = classOf(types, content);
    const last = merged.at(-1);
    if (last?.className === className && last) last.text += content;
    else merged.push({text: content, className});
  }
  return merged;
}

/** The innermost type that has a color decides, or one that has none on purpose. Prism calls quotes punctuation; they take the color of their string. */
function classOf(types: readonly string[], text: string): string | undefined {
  const isQuote = /^["'`]$/.test(text);
  const deciding = types
    .filter((type) => classes.has(type) || (!isQuote && neutralTypes.has(type)))
    .at(-1);
  return classes.get(deciding ?? '');
}

/** Vue is markup whose scripts, bindings (`:value`, `v-if`, `@click`, `#slot`) and interpolations are TypeScript. */
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
