import siteConfig from '@generated/docusaurus.config';

import {inTime} from '../../client-modules/load-failures/in-time';
import {indexFile} from '../files';
import type {SearchPage} from '../page';
import {createEngine, type Engine} from './engine';
import type {SearchAnswer, SearchRequest} from './protocol';

let engine: Promise<Engine> | undefined;

/** Fetches and prepares the index if that hasn't begun. */
export function warmUp(): Promise<Engine> {
  engine ??= loadEngine();
  // Whoever searches hears of it.
  engine.catch(() => {});
  return engine;
}

/**
 * Searches the embedded index.
 *
 * @throws (as a rejection) when the index can't be loaded in time
 */
export async function searchEmbedded(
  request: SearchRequest,
): Promise<SearchAnswer> {
  const asked = warmUp();
  try {
    return (await inTime(asked)).search(request);
  } catch (error) {
    // The next search starts anew: what hangs would hang for it too.
    if (engine === asked) engine = undefined;
    throw error;
  }
}

async function loadEngine(): Promise<Engine> {
  // The file keeps its name from build to build: the server is asked whether it changed.
  const response = await fetch(siteConfig.baseUrl + indexFile, {
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`${response.status} for the search index`);
  const pages = (await response.json()) as SearchPage[];
  return createEngine(pages, location.origin);
}
