/** Prints how long and how plain the guides are, and fails out of bounds. */
import {readdirSync, readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const partial = /^import (\w+) from '@site\/(docs-shared\/[^']+)';?$/gm;
const contraction =
  /\b(\w+n['’]t|\w+['’](re|ve|ll|d|m)|(it|that|there|here|what|who|how|where|let)['’]s)\b/gi;
/** Guides, without generated pages and the two long lists. */
const guide = /^(?!api).*(?<!errors|glossary)\.mdx$/;
const demos = 'src/live-examples/demos';
const demo = /^<Demo name="(.+)" \/>$/gm;
const hidden =
  /^.*---cut-start---\n[\s\S]*?---cut-end---.*\n|^\/\*\ntitle:[\s\S]*?---cut---\n/gm;
const sentenceEnd = /(?<=[.!?]["”)]?)\s+(?=[A-Z“"(])/;
const read = (file: string) => readFileSync(file, 'utf8');

/** A guide as its reader gets it: with partials and the code of demos. */
function readGuide(file: string): string {
  let text = read(file).replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const [, name, shared] of text.matchAll(partial))
    text = text.replaceAll(`<${name} />`, () => readGuide(shared!));
  return text
    .replace(demo, (_, name) => `~~~\n${read(`${demos}/${name}.tsx`)}~~~`)
    .replace(hidden, '')
    .replace(/^(import .* from '@site.*;|:::|<\/?[A-Z].*>)$/gm, '');
}
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

function measure(file: string) {
  const sentences: number[] = [];
  const words = {prose: 0, code: 0, untilCode: 0, contractions: 0, sentences};
  const tree = unified().use(remarkParse).use(remarkGfm).parse(readGuide(file));
  visit(tree, ['code', 'heading', 'paragraph', 'tableCell'], (node) => {
    const text = toString(node);
    if (node.type === 'code') words.untilCode ||= words.prose;
    else words.contractions += (text.match(contraction) ?? []).length;
    words[node.type === 'code' ? 'code' : 'prose'] += countWords(text);
    if (node.type === 'paragraph' && /[.!?:]["”)]?$/.test(text))
      sentences.push(...text.split(sentenceEnd).map(countWords));
  });
  return {...words, untilCode: words.untilCode || words.prose};
}
const table: Record<string, Record<string, string>> = {};
for (const set of ['react', 'vue']) {
  const guides = readdirSync(`docs-${set}`, {recursive: true, encoding: 'utf8'})
    .filter((file) => guide.test(file))
    .map((file) => ({file, ...measure(`docs-${set}/${file}`)}))
    .sort((a, b) => b.prose - a.prose);
  const list = (key: 'prose' | 'code' | 'untilCode' | 'contractions') =>
    guides.map((words) => words[key]);
  const [prose, code] = [sum(list('prose')), sum(list('code'))];
  const lengths = guides.flatMap(({sentences}) => sentences);
  const short = lengths.filter((words) => words < 9).length;
  const figures = [
    ['words of prose, median', median(list('prose')), 0, 650],
    ['words of prose, most', Math.max(...list('prose')), 0, 1500],
    ['words before code, most', Math.max(...list('untilCode')), 0, 80],
    ['code, %', (100 * code) / (code + prose), 25, 100],
    ['contractions, ‰', (1e3 * sum(list('contractions'))) / prose, 8, 99],
    ['words a sentence, median', median(lengths), 16, 20],
    ['below 9 words, %', (100 * short) / lengths.length, 0, 12],
  ] as const;
  const longest = guides.slice(0, 3).map(({file, prose}) => [file, prose]);
  console.log(set, Object.fromEntries(longest));
  for (const [name, value, least, most] of figures) {
    const row = (table[name] ??= {bounds: `${least} to ${most}`});
    const isOut = value < least || value > most;
    row[set] = value.toFixed(1) + (isOut ? ', out of bounds' : '');
    if (isOut) process.exitCode = 1;
  }
}
console.table(table, ['react', 'vue', 'bounds']);
