import textFace from '@generated/typefaces/geist.woff2';
import files from '@generated/live-examples/default/files.json';
import {preinit} from 'react-dom';

import {fetchOk} from '../../site/fetch-ok';
import type {LoadedDemo} from './model';

/**
 * Message for the reader after a failed request. After an update of the site,
 * only a new page knows the new addresses.
 */
export const notFetched =
  "The example couldn't be fetched. Check your connection and try again. If it still fails, reload the page.";

/** The frame's script, style, and typeface. */
export type Program = Awaited<ReturnType<typeof fetchFiles>>;

let program: Promise<Program> | undefined;

/** Requests a stylesheet once, and only on pages that need it. */
export function requestStyle(
  baseUrl: string,
  name: 'exampleStyle' | 'editorStyle' | 'playgroundStyle',
): void {
  preinit(baseUrl + files[name], {as: 'style', precedence: 'default'});
}

/**
 * Fetches the frame's program once. After a failure, the next call tries again.
 */
export function fetchProgram(baseUrl: string): Promise<Program> {
  if (program) return program;
  requestStyle(baseUrl, 'exampleStyle');
  const fetched = fetchFiles(baseUrl);
  program = fetched;
  fetched.catch(() => {
    // A later request may have replaced it.
    if (program === fetched) program = undefined;
  });
  return fetched;
}

/** Discards a program that doesn't start. The next frame fetches it again. */
export function forgetProgram(): void {
  program = undefined;
}

/** Fetches a demo and the frame's program. */
export async function loadDemo(
  name: string,
  baseUrl: string,
): Promise<LoadedDemo> {
  const [{default: demo}] = await Promise.all([
    import(`@generated/live-examples/default/demos/${name}.json`) as Promise<{
      default: LoadedDemo;
    }>,
    fetchProgram(baseUrl),
  ]);
  return demo;
}

/**
 * Replaces the error of a failed request with a message for the reader.
 *
 * @throws with that message
 */
export const explainFailure = <Value>(
  loading: Promise<Value>,
): Promise<Value> =>
  loading.catch(() => {
    throw new Error(notFetched);
  });

async function fetchFiles(baseUrl: string) {
  const [script, style, typeface] = await Promise.all([
    fetchOk(baseUrl + files.script).then((answer) => answer.text()),
    fetchOk(baseUrl + files.style).then((answer) => answer.text()),
    // Already in the browser's cache.
    fetchOk(textFace).then((answer) => answer.arrayBuffer()),
  ]);
  return {script, style, typeface};
}
