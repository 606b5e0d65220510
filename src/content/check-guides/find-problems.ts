import type {DocMetadata} from '@docusaurus/plugin-content-docs';

import {descriptionLength} from '../../site/facts';

type Guide = Pick<
  DocMetadata,
  'source' | 'frontMatter' | 'sidebar' | 'draft' | 'unlisted'
>;

const fileOf = ({source}: Guide): string => source.replace('@site/', '');

/** What is wrong with a guide, each with its file and what to do. */
export function findProblems(guide: Guide): string[] {
  const {title, description = ''} = guide.frontMatter;
  const {length} = description;
  const {least, most} = descriptionLength;
  const isHidden = guide.draft || guide.unlisted;
  return [
    !title && 'It has no title. Add "title:" to its front matter.',
    length === 0 &&
      `It has no description. Add "description:" to its front matter: what the reader finds here, in ${least} to ${most} characters.`,
    length > 0 &&
      length < least &&
      `Its description has only ${length} characters. Say in "description:" in its front matter what the reader finds here, in at least ${least}.`,
    length > most &&
      `Its description has ${length} characters, which search engines and lists cut off. Shorten "description:" in its front matter to ${most}.`,
    !guide.sidebar &&
      !isHidden &&
      'No sidebar lists it, so readers can\'t find it. Add it to the sidebars file of its set, or "unlisted: true" to its front matter.',
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${fileOf(guide)}: ${problem}`);
}
