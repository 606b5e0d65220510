/**
 * What strangers may put where the site reads: addresses, fields and storage.
 * `hostile-inputs.spec.ts` puts it there. Whatever the kind, nothing of it
 * becomes markup or runs, nobody else is asked for anything, and the page works.
 */

/** Called by a payload that runs. */
export const canary = 'hostileInputRan';

/** On every element that a payload would make. */
export const mark = 'data-hostile';

const call = `${canary}()`;

/** Texts that would be markup, script or an address in some place or other, one for each way out. */
export const payloads: readonly string[] = [
  `<script ${mark}>${call}</script>`,
  `<img src=x onerror=${call} ${mark}>`,
  `"><img src=x onerror=${call} ${mark}>`,
  `'><svg onload=${call} ${mark}>`,
  `</title></style></textarea></script><script ${mark}>${call}</script>`,
  `--><iframe src="https://other.example/" ${mark}></iframe>`,
  `<a href="javascript:${call}" ${mark}>Query</a>`,
  `<base href="https://other.example/" ${mark}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call} ${mark}>">`,
  `&lt;img src=x onerror=${call} ${mark}&gt;`,
  `%3Cimg%20src%3Dx%20onerror%3D${canary}%28%29%20${mark}%3E`,
  `javascript:${call}`,
  `//other.example/`,
  `" onfocus=${call} autofocus ${mark}="`,
  '`${' + call + '}`',
  `__proto__`,
  `%zz%E0%A4%A`,
  `(.*+?^\${}[]|\\/`,
  '\u202etxt.exe\u200b\u2060\ufeff\u2028\u0000\u001b[31m 漢字',
  'a'.repeat(5_000),
];

/** Texts under which an entry lies in storage and is no list of searches. */
export const brokenLists: readonly string[] = [
  '{',
  'null',
  '"text"',
  '{"length":1,"0":{}}',
  '[null]',
  '["text"]',
  '[{}]',
  '[{"objectID":"1","url":"/react","hierarchy":null,"type":"lvl1"}]',
  '[{"objectID":"1","url":"/react","hierarchy":{"lvl0":"a","lvl1":"b"},"type":"toString"}]',
  `[${'['.repeat(5_000)}${']'.repeat(5_000)}]`,
  '[{"__proto__":{"polluted":true},"objectID":"1","url":"/react"}]',
];

/** Where a stored search may not lead. */
export const foreignAddresses: readonly string[] = [
  `javascript:${call}`,
  'https://other.example/',
  '//other.example/',
  `data:text/html,<script>${call}</script>`,
];

/** A stored search whose texts are all this one. */
export const storedSearch = (text: string, url: string): object => ({
  objectID: 'hostile',
  url,
  type: 'lvl1',
  content: text,
  hierarchy: {lvl0: text, lvl1: text, lvl2: text},
});

/** Single values that the site keeps for a reader, by key. */
export const storedValues: readonly string[] = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-react',
  'docs-preferred-version-vue',
  'docusaurus.tab.framework',
  'docusaurus.tab.npm2yarn',
  'docs-set',
];
