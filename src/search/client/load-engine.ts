import type {SearchPage} from '../page';
import {createEngine, type Engine} from './engine';

/**
 * Fetches the index and makes it searchable.
 *
 * @throws (as a rejection) when it's missing or isn't an index
 */
export async function loadEngine(address: string): Promise<Engine> {
  // The file keeps its name from build to build: the server is asked whether it changed.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const pages = (await response.json()) as SearchPage[];
  return createEngine(pages, new URL(address).origin);
}
