import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Marks a folder as used by this process. The mark of a process that is gone,
 * because it was killed, counts for nothing.
 *
 * @param file the mark: it holds the process's id
 * @returns takes the mark away
 * @throws if another process that runs has marked the folder
 */
export function takeLock(file: string): () => void {
  mkdirSync(path.dirname(file), {recursive: true});
  const own = String(process.pid);
  try {
    writeFileSync(file, own, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `Process ${holder} is building this site, and a second build would write the same files. Wait until it is done. If it is no build, delete ${file}.`,
        {cause: error},
      );
    }
    writeFileSync(file, own);
  }
  return () => rmSync(file, {force: true});
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
