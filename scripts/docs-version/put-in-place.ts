import {mkdir, rename, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** A file or folder that is to appear at once with the others. */
interface Placed {
  target: string;
  /** What was at the target before, kept until all are in place. */
  backup: string | undefined;
}

/**
 * Moves files and folders from a staging folder of the same disk to their
 * places: all of them, or none.
 *
 * @param sitePaths - relative to both folders
 * @throws what a move throws, after everything is as it was
 */
export async function putInPlace(
  staging: string,
  siteDir: string,
  sitePaths: readonly string[],
): Promise<void> {
  const placed: Placed[] = [];
  try {
    for (const sitePath of sitePaths) {
      const target = path.join(siteDir, sitePath);
      const backup = existsSync(target)
        ? path.join(staging, 'before', sitePath)
        : undefined;
      if (backup !== undefined) {
        await mkdir(path.dirname(backup), {recursive: true});
        await rename(target, backup);
      }
      placed.push({target, backup});
      await mkdir(path.dirname(target), {recursive: true});
      await rename(path.join(staging, sitePath), target);
    }
  } catch (error) {
    for (const {target, backup} of placed.reverse()) {
      await rm(target, {recursive: true, force: true});
      if (backup !== undefined) await rename(backup, target);
    }
    throw error;
  }
}
