import siteConfig from '@generated/docusaurus.config';

import {rejectIfLate} from '../../client-modules/load-failures/slow-loading';
import {indexFile} from '../files';
import type {SearchPage} from '../page';
import {createEngine, type Engine} from './engine';
import type {SearchAnswer, SearchRequest} from './protocol';

let engine: Promise<Engine> | undefined;

/** Fetches and prepares the index once. */
export function warmUp(): Promise<Engine> {
  engine ??= loadEngine();
  // `searchEmbedded` reports the failure.
  engine.catch(() => {});
  return engine;
}

/**
 * Searches the embedded index after it has loaded.
 *
 * @throws (as a rejection) if the index can't be loaded
 */
export async function searchEmbedded(
  request: SearchRequest,
): Promise<SearchAnswer> {
  const asked = warmUp();
  try {
    return (await asked).search(request);
  } catch (error) {
    // The next search loads the index again.
    if (engine === asked) engine = undefined;
    throw error;
  }
}

async function loadEngine(): Promise<Engine> {
  // The file has the same name in every build, so ask the server whether it
  // changed.
  const response = await rejectIfLate(
    fetch(siteConfig.baseUrl + indexFile, {cache: 'no-cache'}),
  );
  if (!response.ok) throw new Error(`${response.status} for the search index`);
  const pages = JSON.parse(await readText(response)) as SearchPage[];
  return createEngine(pages, location.origin);
}

/**
 * Reads a text. Only the wait for each part has a time limit, so a slow network
 * can deliver a large text.
 *
 * @throws (as a rejection) if a part doesn't arrive in time
 */
async function readText({body}: Response): Promise<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {done, value} = await rejectIfLate(reader.read());
    if (done) return text;
    text += value;
  }
}
