import type {Token as PrismToken, TokenObject, TokenStream} from 'prismjs';

import {Prism} from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';

type Grammar = (typeof Prism.languages)[string];

addNewerTypes();
const vue = createVueGrammar();

/** Types of Prism's tokens by their color, the token `--tok-<color>` that `code-colors.ts` makes. */
const typesByColor = {
  keyword: ['keyword', 'atrule', 'important', 'directive'],
  string: [
    'string',
    'template-string',
    'attr-value',
    'char',
    'regex',
    'url',
    'inserted',
  ],
  fn: ['function', 'function-variable', 'method', 'property', 'key'],
  type: ['class-name', 'builtin', 'tag', 'selector', 'maybe-class-name'],
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  number: ['number', 'boolean', 'deleted', 'unit'],
};
const classes = new Map(
  Object.entries(typesByColor).flatMap(([color, types]) =>
    types.map((type) => [type, `tok-${color}`] as const),
  ),
);

/** A piece of one line that has one color; no class means plain text. */
export interface Token {
  text: string;
  className: string | undefined;
}

/** What languages are called in fences, and what Prism calls them. */
const grammarNames: Record<string, string> = {
  console: 'bash',
  javascript: 'javascript',
  js: 'javascript',
  md: 'markdown',
  mdx: 'markdown',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

/** Languages that have no grammar and need none. */
const plainLanguages = ['', 'text', 'txt', 'plaintext', 'none'];

/**
 * Turns code into colored lines. Tokens that have no color of their own get no
 * class, which keeps pages small.
 *
 * @throws on languages without a grammar
 */
export function highlight(code: string, language: string): Token[][] {
  if (plainLanguages.includes(language)) {
    return code.split('\n').map((text) => [{text, className: undefined}]);
  }
  const name = grammarNames[language] ?? language;
  const grammar = name === 'vue' ? vue : Prism.languages[name];
  if (grammar === undefined) {
    throw new Error(
      `No grammar for code in "${language}". Use another name, \`text\`, or import the grammar in src/content/code-samples/highlight.ts.`,
    );
  }
  const lines: Token[][] = [[]];
  const tokens = Prism.tokenize(code, grammar);
  // Here Prism tells the text of JSX from code.
  Prism.hooks.run('after-tokenize', {code, language: name, tokens});
  addTokens(lines, tokens, undefined);
  return lines;
}

/** Types inside a colored token that are not part of it, such as `${ }`. */
const neutralTypes = new Set([
  'attr-name',
  'expression',
  'interpolation',
  'operator',
  'plain-text',
  'punctuation',
  'script',
  'style',
]);

function addTokens(
  lines: Token[][],
  stream: TokenStream,
  inherited: string | undefined,
): void {
  if (Array.isArray(stream)) {
    for (const token of stream) addTokens(lines, token, inherited);
    return;
  }
  if (typeof stream === 'string') {
    stream.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') addText(lines.at(-1)!, text, inherited);
    });
    return;
  }
  addTokens(lines, stream.content, classOfToken(stream, inherited));
}

/** The most specific type that has a color decides; else what is around. */
function classOfToken(
  {type, alias, content}: PrismToken,
  inherited: string | undefined,
): string | undefined {
  const isWholeTag =
    type === 'tag' &&
    Array.isArray(content) &&
    content.some((part) => typeof part !== 'string' && part.type === 'tag');
  if (isWholeTag || type === 'literal-property') return undefined;
  const types = [type, ...(Array.isArray(alias) ? alias : [alias])];
  const known = types
    .map((name) => classes.get(name))
    .filter(Boolean)
    .at(-1);
  if (known !== undefined) return known;
  const isQuote = typeof content === 'string' && /^["'`]$/.test(content);
  return neutralTypes.has(type) && !isQuote ? undefined : inherited;
}

/** Neighbors of one color are one token: fewer elements in the page. */
function addText(
  line: Token[],
  text: string,
  className: string | undefined,
): void {
  const last = line.at(-1);
  if (last && last.className === className) last.text += text;
  else line.push({text, className});
}

/** Prism's TypeScript is older than these types. */
function addNewerTypes(): void {
  for (const name of ['typescript', 'tsx']) {
    Prism.languages.insertBefore(name, 'builtin', {
      'newer-builtin': {pattern: /\b(?:bigint|undefined)\b/, alias: 'builtin'},
    });
  }
}

/** Prism has no grammar for Vue: HTML whose bindings and scripts are TypeScript. */
function createVueGrammar(): Grammar {
  const expression = {
    pattern: /[\s\S]+/,
    alias: 'expression',
    inside: Prism.languages.typescript!,
  };
  const script = {
    pattern: /(<script[^>]*>)[\s\S]*?(?=<\/script>)/,
    lookbehind: true,
    inside: {expression},
  };
  const interpolation = {
    pattern: /\{\{[\s\S]*?\}\}/,
    inside: {punctuation: /^\{\{|\}\}$/, expression},
  };
  // `:value="…"`, `v-if="…"`, `@click="…"` and `#slot="…"` hold expressions.
  const binding = {
    pattern: /(\s)(?:[:@#]|v-)[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*')/,
    lookbehind: true,
    inside: {
      'attr-name': /^[^\s=]+/,
      punctuation: /^\s*=\s*["']?|["']$/,
      expression,
    },
  };
  const {comment, tag, ...markup} = Prism.languages.markup as Record<
    string,
    TokenObject
  >;
  return {
    comment: comment!,
    script,
    interpolation,
    tag: {...tag!, inside: {binding, ...(tag!.inside as Grammar)}},
    ...markup,
  };
}
