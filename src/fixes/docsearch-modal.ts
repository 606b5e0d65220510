/** One defect of DocSearch 4.7.0 and the shortest change of its code that ends it. */
interface Repair {
  why: string;
  from: string;
  to: string;
}

/**
 * Whether an entry in storage is a search or a conversation that the modal can
 * show: its parts are there, its texts are escaped as those of all records, and
 * it leads to a page of this site.
 */
const isStoredEntry = `function(e){try{return!e._snippetResult&&"string"==typeof e.objectID&&"string"==typeof e.url&&new URL(e.url,location.href).origin===location.origin&&("askAI"===e.type?e.messages.length>0&&e.messages.every(function(e){return"string"==typeof e.id&&e.parts.every(function(e){return"text"!==e.type||"string"==typeof e.text})}):/^(lvl[1-6]|content)$/.test(e.type))&&[e.content].concat(Object.values(e.hierarchy)).every(function(e){return null==e||"string"==typeof e&&!e.includes("<")})}catch(e){return!1}}`;

const repairs: readonly Repair[] = [
  {
    why: 'The probe for eval is an eval: a policy without unsafe-eval reports it. Its answer under such a policy is no.',
    from: 'try{return new Function(""),!0}catch(e){return!1}',
    to: 'return!1',
  },
  {
    why: 'The count of results was added up over keystrokes.',
    from: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    to: 'u({nbHits:i});',
  },
  {
    why: '"Try searching for" never appeared: its list was kept as an object, which has no length. It now holds what the client suggests.',
    from: 'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))});',
    to: 'u({searchSuggestions:n.suggestions||[]});',
  },
  {
    why: 'A failed search was thrown on, which nobody caught; it is a state of the modal.',
    from: 'throw e.p=3,"RetryError"===(g=e.v).name&&a("error"),g;',
    to: 'return e.p=3,a("error"),e.a(2,[]);',
  },
  {
    why: '"Unable to fetch results" never appeared: the status "error" was overwritten when the answer was read,',
    from: '.then(function(e){var n;p("idle"),c(e);',
    to: '.then(function(e){var n;"error"!==o.getState().status&&p("idle"),c(e);',
  },
  {
    why: 'and again when the request was over.',
    from: '.finally(function(){p("idle"),Ft&&',
    to: '.finally(function(){"error"!==o.getState().status&&p("idle"),Ft&&',
  },
  {
    why: 'The modal called itself a button with a pop-up; it is a dialog.',
    from: 'role:"button",tabIndex:0,onMouseDown',
    to: 'role:"dialog","aria-modal":!0,"aria-label":"Search","aria-expanded":void 0,"aria-haspopup":void 0,"aria-controls":void 0,"aria-owns":void 0,"aria-labelledby":void 0,onMouseDown',
  },
  {
    why: 'Its head and foot were those of the page, which has its own.',
    from: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    to: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    why: 'The same for its foot.',
    from: 'e.createElement("footer",{className:"DocSearch-Footer"',
    to: 'e.createElement("div",{className:"DocSearch-Footer"',
  },
  {
    why: 'Tab left the modal: the first and the last place of the focus were those of the moment it opened, before there were results.',
    from: 'var e=ut.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];return ut.addEventListener("keydown",r),function(){ut.removeEventListener("keydown",r)}}function r(e){',
    to: 'return ut.addEventListener("keydown",r),function(){ut.removeEventListener("keydown",r)}}function r(e){if("Tab"!==e.key)return;var o=Array.from(ut.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])")).filter(function(e){return e.getClientRects().length>0}),t=o[0],n=o[o.length-1];',
  },
  {
    why: 'Whatever lay in storage as a list was shown: an entry without its parts broke the page, its texts were read as markup, and it could lead to another host.',
    from: 'try{var n=JSON.parse(t);return Array.isArray(n)?n:[]}',
    to: `try{var n=JSON.parse(t);return Array.isArray(n)?n.filter(${isStoredEntry}):[]}`,
  },
  {
    why: 'Where storage is denied, asking how full it is was an error that took the modal away.',
    from: 'e.useEffect(function(){ra()},[])',
    to: 'e.useEffect(function(){try{ra()}catch(e){}},[])',
  },
  {
    why: 'Nothing but spaces was searched for,',
    from: 'getSources:function(e){var t=e.query,',
    to: 'getSources:function(e){var t=e.query.trim(),',
  },
  {
    why: 'and was told to have no results.',
    from: ':a.state.query?a.hasCollections',
    to: ':a.state.query.trim()?a.hasCollections',
  },
  {
    why: 'Results were drawn in one go, while which a key had to wait: they are drawn between keys now, from a state that may lag behind the box,',
    from: 'ce=se[0],le=se[1],',
    to: 'ce=se[0],deferred=e.useDeferredValue(ce),le=se[1],',
  },
  {
    why: 'which their part of the modal is given',
    from: 'state:ce,hitComponent:E',
    to: 'state:deferred,hitComponent:E',
  },
  {
    why: 'and draws once: functions and texts are new objects with every letter, and do and say the same.',
    from: 'return"loading"===t.state.status||"stalled"===t.state.status})',
    to: 'return"loading"===t.state.status||"stalled"===t.state.status||Object.keys(t).every(function(n){return"function"==typeof t[n]||"translations"===n||e[n]===t[n]})})',
  },
];

/**
 * The source of DocSearch's modal with its defects repaired.
 *
 * @throws when a repair does not fit exactly once, which means another DocSearch is installed
 */
export function repairDocSearch(source: string): string {
  return repairs.reduce((repaired, {why, from, to}) => {
    const found = repaired.split(from).length - 1;
    if (found !== 1) {
      throw new Error(
        `A repair of @docsearch/react fits ${found} times instead of once; it was made for 4.7.0. Look whether the defect is still there and change or remove the repair in src/fixes/docsearch-modal.ts: ${why}`,
      );
    }
    return repaired.replace(from, () => to);
  }, source);
}
