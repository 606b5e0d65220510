import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Opens a folder for one process, after taking away what is not as the last
 * process that sealed it left it: a process that was killed leaves no seal.
 *
 * @param folder need not exist
 * @returns whether files were taken away, and what seals the folder when the process has done its work
 */
export function openSealedFolder(folder: string): {
  isEmptied: boolean;
  seal: () => void;
} {
  const sealFile = `${folder}.seal`;
  const isWhole =
    existsSync(sealFile) && readFileSync(sealFile, 'utf8') === summary(folder);
  const isEmptied = !isWhole && existsSync(folder);
  if (isEmptied) rmSync(folder, {recursive: true});
  rmSync(sealFile, {force: true});
  return {
    isEmptied,
    seal: () => {
      if (existsSync(folder)) writeFileSync(sealFile, summary(folder));
    },
  };
}

/**
 * The files of a folder with their sizes and times. To read hundreds of
 * megabytes would take longer than what the cache saves.
 */
function summary(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .sort()
    .flatMap((name) => {
      const stats = statSync(path.join(folder, name));
      return stats.isFile() ? `${name} ${stats.size} ${stats.mtimeMs}` : [];
    })
    .join('\n');
}
