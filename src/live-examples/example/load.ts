import textFace from '@generated/typefaces/geist.woff2';
import files from '@generated/live-examples/default/frame.json';
import {preinit} from 'react-dom';

import type {LoadedDemo} from './model';

/** What the reader is told when a request fails. */
export const notFetched =
  "It couldn't be fetched. Check your connection and run it again.";

/** The frame's script, style, and typeface. */
export type Program = Awaited<ReturnType<typeof fetchFiles>>;

let program: Promise<Program> | undefined;

/** Requests a stylesheet that isn't in every page's, once. */
export function requestStyle(
  baseUrl: string,
  name: 'exampleStyle' | 'playgroundStyle',
): void {
  preinit(baseUrl + files[name], {as: 'style', precedence: 'default'});
}

/** Fetches the frame's program once. A failed request is forgotten, so that the next frame asks again. */
export function fetchProgram(baseUrl: string): Promise<Program> {
  if (program) return program;
  requestStyle(baseUrl, 'exampleStyle');
  const fetched = fetchFiles(baseUrl);
  program = fetched;
  fetched.catch(() => {
    // A later request may have taken its place.
    if (program === fetched) program = undefined;
  });
  return fetched;
}

/** Forgets a program with which no frame starts. The next frame fetches it again. */
export function forgetProgram(): void {
  program = undefined;
}

/** Fetches a demo and what runs it. */
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
 * Gives a failed request an error for the reader.
 *
 * @throws with a sentence that says what to do
 */
export const inWords = <Value>(loading: Promise<Value>): Promise<Value> =>
  loading.catch(() => {
    throw new Error(notFetched);
  });

async function fetchFiles(baseUrl: string) {
  const [script, style, typeface] = await Promise.all([
    fetchFile(baseUrl + files.script).then((answer) => answer.text()),
    fetchFile(baseUrl + files.style).then((answer) => answer.text()),
    // The page has the typeface of texts in its cache.
    fetchFile(textFace).then((answer) => answer.arrayBuffer()),
  ]);
  return {script, style, typeface};
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
