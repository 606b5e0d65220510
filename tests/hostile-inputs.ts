/**
 * What strangers may put where the site reads: addresses, fields and storage.
 * `e2e/hostile-inputs.spec.ts` puts it there. Whatever the kind, nothing of it
 * becomes markup or runs, nobody else is asked for anything, and the page works.
 */

/** Called by a payload that runs. */
export const canary = 'hostileInputRan';

/** On every element that a payload would make. */
export const mark = 'data-hostile';

const call = `${canary}()`;

/** Texts that would be markup, script or an address in some place or other. */
export const payloads: readonly string[] = [
  `<script ${mark}>${call}</script>`,
  `<img src=x onerror=${call} ${mark}>`,
  `<svg onload=${call} ${mark}></svg>`,
  `<svg/onload=${call} ${mark}>`,
  `"><img src=x onerror=${call} ${mark}>`,
  `'><svg onload=${call} ${mark}>`,
  `</title><script ${mark}>${call}</script>`,
  `</script><script ${mark}>${call}</script>`,
  `</style><img src=x onerror=${call} ${mark}>`,
  `</textarea><img src=x onerror=${call} ${mark}>`,
  `--><img src=x onerror=${call} ${mark}>`,
  `]]><img src=x onerror=${call} ${mark}>`,
  `<iframe srcdoc="<script>parent.${call}</script>" ${mark}></iframe>`,
  `<iframe src="https://other.example/" ${mark}></iframe>`,
  `<a href="javascript:${call}" ${mark}>Query</a>`,
  `<math><mi xlink:href="javascript:${call}" ${mark}>x</mi></math>`,
  `<details open ontoggle=${call} ${mark}>`,
  `<input autofocus onfocus=${call} ${mark}>`,
  `<form action="https://other.example/" ${mark}><button>Query</button></form>`,
  `<meta http-equiv="refresh" content="0;url=https://other.example/" ${mark}>`,
  `<base href="https://other.example/" ${mark}>`,
  `<link rel="stylesheet" href="https://other.example/a.css" ${mark}>`,
  `<style ${mark}>body{display:none}</style>`,
  `<mark ${mark}>Query</mark>`,
  `<noscript><p title="</noscript><img src=x onerror=${call} ${mark}>">`,
  `<svg><style><img src=x onerror=${call} ${mark}></style></svg>`,
  `&lt;img src=x onerror=${call} ${mark}&gt;`,
  `&#60;img src=x onerror=${call} ${mark}&#62;`,
  `%3Cimg%20src%3Dx%20onerror%3D${canary}%28%29%20${mark}%3E`,
  `\\u003cimg src=x onerror=${call} ${mark}\\u003e`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `//other.example/`,
  `" onfocus=${call} autofocus ${mark}="`,
  `';${call};'`,
  '`${' + call + '}`',
  `{{constructor.constructor('${call}')()}}`,
  `__proto__`,
  `constructor`,
  `../../../etc/passwd`,
  `%zz%E0%A4%A`,
  `(.*+?^\${}[]|\\/`,
  '\u202etxt.exe\u200b\u2060\ufeff\u2028',
  `\u0000\u0007query\u001b[31m`,
  `👩‍👩‍👧‍👦 Ω≈ç√∫ 漢字 عربى`,
  'a'.repeat(5_000),
];

/** Texts under which an entry lies in storage and is no list of searches. */
export const brokenLists: readonly string[] = [
  '',
  '{',
  'null',
  'undefined',
  'true',
  '42',
  '"text"',
  '{"length":1,"0":{}}',
  '[null]',
  '[0]',
  '["text"]',
  '[[]]',
  '[{}]',
  '[{"objectID":1,"url":2,"hierarchy":3}]',
  '[{"objectID":"1","url":"/react","hierarchy":null,"type":"lvl1"}]',
  '[{"objectID":"1","url":"/react","hierarchy":{"lvl0":{},"lvl1":[]},"type":"lvl1"}]',
  '[{"objectID":"1","url":null,"hierarchy":{"lvl0":"a","lvl1":"b"},"type":"lvl1"}]',
  '[{"objectID":"1","url":"/react","hierarchy":{"lvl0":"a","lvl1":"b"},"type":"toString"}]',
  `[${'['.repeat(5_000)}${']'.repeat(5_000)}]`,
  '[{"__proto__":{"polluted":true},"objectID":"1","url":"/react"}]',
];

/** A stored search whose texts are all the payload and whose address is another host's or a script. */
export function storedSearch(payload: string, index: number): object {
  const addresses = [
    `javascript:${call}`,
    'https://other.example/',
    '//other.example/',
    `data:text/html,<script>${call}</script>`,
    '/react/guides/async',
  ];
  return {
    objectID: `hostile-${index}`,
    url: addresses[index % addresses.length],
    type: 'lvl1',
    content: payload,
    hierarchy: {
      lvl0: payload,
      lvl1: payload,
      lvl2: payload,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

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
