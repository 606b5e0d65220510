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
/** Reference lists, which may be longer than a guide. */
const longLists = /(errors|glossary)\.mdx$/;

/** A guide as its reader gets it, without front matter, imports and tags. */
function readGuide(file: string): string {
  let text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const [, name, shared] of text.matchAll(partial))
    text = text.replaceAll(`<${name} />`, () => readGuide(shared ?? ''));
  return text.replace(/^(import .*;|:::.*|<\/?[A-Z].*>)$/gm, '');
}

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function measure(file: string) {
  const guide = {file, prose: 0, code: 0, untilCode: 0, contractions: 0};
  const sentences: number[] = [];
  const tree = unified().use(remarkParse).use(remarkGfm).parse(readGuide(file));
  visit(tree, ['code', 'heading', 'paragraph', 'tableCell'], (node) => {
    const text = toString(node);
    if (node.type === 'code') {
      guide.untilCode ||= guide.prose;
      guide.code += countWords(text);
      return;
    }
    guide.prose += countWords(text);
    guide.contractions += text.match(contraction)?.length ?? 0;
    if (node.type === 'paragraph' && /[.!?:]["”)]?$/.test(text))
      sentences.push(
        ...text.split(/(?<=[.!?]["”)]?)\s+(?=[A-Z“"(])/).map(countWords),
      );
  });
  return {...guide, untilCode: guide.untilCode || guide.prose, sentences};
}

for (const set of ['react', 'vue']) {
  const guides = readdirSync(`docs-${set}`, {recursive: true})
    .map((file) => `docs-${set}/${String(file)}`)
    .filter((file) => file.endsWith('.mdx') && !file.includes('/api/'))
    .filter((file) => !longLists.test(file))
    .map(measure);
  const list = (key: 'prose' | 'code' | 'untilCode' | 'contractions') =>
    guides.map((guide) => guide[key]);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const sentences = guides.flatMap((guide) => guide.sentences);
  const short = sentences.filter((words) => words <= 8);
  const prose = sum(list('prose'));
  const code = sum(list('code'));
  const table = [
    ['prose, median of words', median(list('prose')), 0, 650],
    ['prose, most words', Math.max(...list('prose')), 0, 1500],
    ['words before code, median', median(list('untilCode')), 0, 80],
    ['code, % of words', (100 * code) / (code + prose), 25, 100],
    ['contractions, ‰', (1000 * sum(list('contractions'))) / prose, 8, 1000],
    ['sentence, median of words', median(sentences), 16, 20],
    ['short sentences, %', (100 * short.length) / sentences.length, 0, 12],
  ].map(([figure = '', value, least, most]) => ({
    set,
    figure,
    value,
    least,
    most,
  }));
  console.table(table);
}
