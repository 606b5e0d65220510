import type {StoredPage} from '../to-store';
import {createEngine, type Engine} from './engine';
import type {FromWorker, ToWorker} from './protocol';

let engine: Promise<Engine> | undefined;

async function load(address: string): Promise<Engine> {
  // The file keeps its name from build to build: the server is asked whether it changed.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const pages = (await response.json()) as StoredPage[];
  return createEngine(pages, new URL(address).origin);
}

function answer(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = async ({data}: MessageEvent<ToWorker>) => {
  try {
    if ('load' in data) {
      engine = load(data.load);
      await engine;
    } else {
      const {search} = await engine!;
      answer({id: data.id, results: data.requests.map(search)});
    }
  } catch (error) {
    answer({error: String(error)});
  }
};
