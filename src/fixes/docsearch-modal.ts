import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {replaceDefects, type Defect, type ReplacedDefect} from './defect';
import {withoutAskAi} from './docsearch-ask-ai';

const about = {
  fix: 'docsearch-modal.ts',
  package: '@docsearch/react',
  version: '4.7.0',
  module: '@docsearch/react/modal',
};

const defects: readonly ReplacedDefect[] = [
  {
    ...about,
    problem:
      'The modal shows "No results found for" the first letters before their answer arrives.',
    removeWhen: 'the modal shows "No results found for" only after the answer',
    evidence: ['function ju(t){'],
    replacement:
      'function ju(t){if("loading"===t.state.status||"stalled"===t.state.status)return null;',
  },
  {
    ...about,
    problem:
      'Tab, Enter, and a tap next to the results drop a pending answer, and the modal shows "No results found for".',
    removeWhen: 'these actions keep a pending request',
    evidence: [
      'cancelAll:function(){r.forEach(function(e){return e.cancel()})}',
    ],
    replacement: 'cancelAll:function(){}',
  },
  {
    ...about,
    problem: 'Spaces alone are sent as a query.',
    removeWhen: 'the modal trims a query before it searches',
    evidence: ['if(!t){var a=function(e){'],
    replacement: 'if(!t.trim()){var a=function(e){',
  },
  {
    ...about,
    problem: 'The modal shows "No results found for" spaces.',
    removeWhen: 'the modal shows the recent searches for spaces',
    evidence: ['a.state.query?a.hasCollections'],
    replacement: 'a.state.query.trim()?a.hasCollections',
  },
  {
    ...about,
    problem:
      'Without recent searches, the modal shows an empty list for spaces.',
    removeWhen: 'the modal has no list for spaces',
    evidence: ['0!==ce.query.length||J'],
    replacement: '0!==ce.query.trim().length||J',
  },
  {
    ...about,
    problem:
      'Screen readers announce a button with a pop-up list instead of a dialog. No class marks an empty query.',
    removeWhen: 'the container has the role of a dialog and a name',
    evidence: [
      'F({ref:pe},ot({"aria-expanded":!0}),{className:["DocSearch","DocSearch-Container",',
    ],
    replacement:
      'F({ref:pe},{className:["DocSearch","DocSearch-Container",!ce.query.trim()&&"DocSearch-Container--Blank",',
  },
  {
    ...about,
    problem:
      'Screen readers announce a button with a pop-up list instead of a dialog.',
    removeWhen: 'the container has the role of a dialog and a name',
    evidence: ['role:"button",tabIndex:0,onMouseDown'],
    replacement:
      'role:"dialog","aria-modal":!0,"aria-label":"Search",tabIndex:-1,onMouseDown',
  },
  {
    ...about,
    problem:
      "The modal has no place for the site's tasks, suggestions, and failures.",
    removeWhen: 'the modal renders its children',
    evidence: ['e.createElement("footer",{className:"DocSearch-Footer"}'],
    replacement:
      'n.children,e.createElement("footer",{className:"DocSearch-Footer"}',
  },
  {
    ...about,
    problem: 'The modal crashes if the browser denies storage.',
    removeWhen: 'the modal catches errors of localStorage while it opens',
    evidence: [
      'function ra(){if("undefined"!=typeof window&&window.localStorage){',
    ],
    replacement:
      'function ra(){try{window.localStorage}catch(e){return}if("undefined"!=typeof window&&window.localStorage){',
  },
];

/** Wrong messages, roles, and crashes of the search modal. */
export const docSearchModalDefects: readonly Defect[] = defects;

/**
 * Writes a fixed copy of DocSearch's modal.
 *
 * @param generatedFilesDir - the folder of the copy
 * @param hasAskAi - whether the site uses Ask AI
 * @returns the bundler's alias for the copy
 */
export function withMendedDocSearchModal(
  generatedFilesDir: string,
  hasAskAi: boolean,
): Record<string, string> {
  const copy = path.join(generatedFilesDir, 'docsearch-modal.js');
  const original = readFileSync(require.resolve(about.module), 'utf8');
  const code = replaceDefects(original, defects);
  writeFileSync(copy, hasAskAi ? code : withoutAskAi(code));
  return {[`${about.module}$`]: copy};
}
