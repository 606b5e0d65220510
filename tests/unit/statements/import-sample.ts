import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const siteDir = path.join(__dirname, '../../..');

/**
 * Runs a code sample of a guide as its reader would, and gives what it exports.
 *
 * @param guide the file that has it, from the root of the repository
 * @param title the title of the sample
 * @param page the page whose other samples can import it, if that's not the guide
 */
export async function importSample<T>(
  guide: string,
  title: string,
  page = guide,
): Promise<T> {
  const [, code] =
    new RegExp(
      `^\`\`\`\\w+ title="${title}"[^\\n]*\\n([^]*?)^\`\`\``,
      'm',
    ).exec(readFileSync(path.join(siteDir, guide), 'utf8')) ?? [];
  if (code === undefined)
    throw new Error(
      `${guide} has no sample ${title}: name the sample that the test is to run.`,
    );
  const file = path.join(
    siteDir,
    '.cache/imported-samples',
    path.basename(page),
    title,
  );
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, code);
  return (await import(file)) as T;
}
