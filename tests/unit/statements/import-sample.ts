import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const siteDir = path.join(__dirname, '../../..');

/**
 * Runs a guide's code sample as its readers would, and returns its exports.
 *
 * @param guide - the guide's file, from the root of the repository, with the id
 *   of a heading if an earlier section has a sample with the same title
 * @param title - the title of the sample, which can begin with "Changes to" if
 *   its hidden lines complete the file
 * @param page - the page whose samples can import it, if it isn't the guide
 * @param change - changes the code, if the simulated chain lacks what it uses
 * @param tab - the value of the tab with the sample, if several have a sample
 *   with this title
 */
export function importSample<T>(
  guide: string,
  title: string,
  page = guide,
  change = (code: string) => code,
  tab?: string,
): Promise<T> {
  const code = change(readSample(guide, title, tab));
  const {dir, base} = path.posix.parse(title);
  return importCode(
    code,
    tab === undefined ? title : `${dir}/${tab}-${base}`,
    page,
  );
}

/** Returns the code of a guide's sample. */
function readSample(guide: string, title: string, tab?: string): string {
  const [file = '', id] = guide.split('#');
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const section = id === undefined ? 0 : text.indexOf(`{#${id}}`);
  const start =
    tab === undefined ? section : text.indexOf(`value="${tab}"`, section);
  const [, code] =
    new RegExp(
      `^\`\`\`\\w+ title="${title}"[^\\n]*\\n([^]*?)^\`\`\``,
      'm',
    ).exec(start < 0 ? '' : text.slice(start)) ?? [];
  if (code === undefined)
    throw new Error(
      `${guide} has no sample ${title}${tab === undefined ? '' : ` in a tab ${tab}`}. Use the title of an existing sample.`,
    );
  return code;
}

/**
 * Runs code as a file of a page's samples, and returns its exports.
 *
 * @param title - the file's path in the reader's project
 * @param page - the page whose samples can import it
 */
async function importCode<T>(
  code: string,
  title: string,
  page: string,
): Promise<T> {
  const file = path.join(
    siteDir,
    '.cache/imported-samples',
    path.basename(page),
    title.replace(/^Changes to /, ''),
  );
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, code);
  return (await import(file)) as T;
}
