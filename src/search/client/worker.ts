import type {Engine} from './engine';
import {loadEngine} from './load-engine';
import type {FromWorker, ToWorker} from './protocol';

let engine: Promise<Engine> | undefined;

function answer(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = async ({data}: MessageEvent<ToWorker>) => {
  try {
    if ('load' in data) {
      engine = loadEngine(data.load);
      await engine;
    } else {
      const {search} = await engine!;
      answer({id: data.id, results: data.requests.map(search)});
    }
  } catch (error) {
    answer({error: String(error)});
  }
};
