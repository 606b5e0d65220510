import {escapeRegexp} from '@docusaurus/utils';

import {escapeHtml} from '../../site/escape-html';
import {metaValue} from './find-samples';

/**
 * Links the names that a fence lists with their addresses:
 * `links="ChainId ../type-aliases/ChainId, …"`.
 *
 * @param html - the lines of the fence
 * @param meta - the rest of the fence's opening line
 * @throws if a name has no address
 */
export function linkNames(html: string, meta: string): string {
  const entries = metaValue(meta, 'links')?.split(', ') ?? [];
  if (entries.length === 0) return html;
  const addresses = new Map(entries.map(parseLink));
  const names = Array.from(addresses.keys(), escapeRegexp);
  const name = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  return changeText(html, (text) =>
    text.replace(
      name,
      (each) => `<a href="${escapeHtml(addresses.get(each)!)}">${each}</a>`,
    ),
  );
}

function parseLink(entry: string): [name: string, address: string] {
  const [name, address] = entry.split(' ');
  if (!name || !address)
    throw new Error(
      `"${entry}" in \`links\` has no address. Write a name, a space, and its address.`,
    );
  return [name, address];
}

/** Prevents line breaks at the hyphens of words such as `--save-exact`. */
export const keepWords = (html: string): string =>
  changeText(html, (text) =>
    text.replace(/\S*-\S+/g, '<span class="word">$&</span>'),
  );

/** Changes the text between tags. */
const changeText = (html: string, change: (text: string) => string): string =>
  html.replace(/(?<=>|^)[^<]+/g, change);
