import type {DocMetadata} from '@docusaurus/plugin-content-docs';

type Guide = Pick<
  DocMetadata,
  'source' | 'frontMatter' | 'sidebar' | 'draft' | 'unlisted'
>;

const fileOf = ({source}: Guide): string => source.replace('@site/', '');

/** Returns a guide's problems. Each one names the file and the fix. */
export function findProblems(guide: Guide): string[] {
  const {title, description} = guide.frontMatter;
  const isHidden = guide.draft || guide.unlisted;
  return [
    !title && 'It has no title. Add "title:" to its front matter.',
    !description &&
      'It has no description. Add "description:" to its front matter, with one or two sentences about its content.',
    !guide.sidebar &&
      !isHidden &&
      'No sidebar lists it, so readers can\'t find it. Add it to the sidebars file of its set, or "unlisted: true" to its front matter.',
  ]
    .filter((problem) => problem !== false)
    .map((problem) => `${fileOf(guide)}: ${problem}`);
}
