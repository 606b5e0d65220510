import type {Engine} from './engine';
import {loadEngine} from './load-engine';
import type {FromWorker, ToWorker} from './protocol';

let engine: Promise<Engine> | undefined;

self.onmessage = async ({data, ports: [port]}: MessageEvent<ToWorker>) => {
  const answer = (message: FromWorker): void => port?.postMessage(message);
  try {
    engine ??= loadEngine(data.index);
    const {search} = await engine;
    if (data.request) answer({answer: search(data.request)});
  } catch (error) {
    answer({error: String(error)});
  }
};
