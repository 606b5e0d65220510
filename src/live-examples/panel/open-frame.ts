import files from '@generated/live-examples/default/frame.json';

import {isFromFrame, type FromFrame, type ToFrame} from '../messages';

/** How long a frame may leave a question unanswered before it counts as stuck, in ms. */
const stuckAfterMs = 5000;
const askEveryMs = 1000;

/** A frame that runs code. */
export interface Frame {
  send(message: ToFrame): void;
  remove(): void;
}

export interface FrameOptions {
  /** The site's base URL. */
  baseUrl: string;
  /** What a screen reader calls it. */
  title: string;
  onMessage(message: FromFrame): void;
  /** The frame is of no use any more and should be removed. */
  onEnd(problem: string): void;
}

interface Program {
  script: string;
  style: string;
  typefaces: {family: string; weight: string; bytes: ArrayBuffer}[];
}
let program: Promise<Program> | undefined;

/** Fetches what runs in every frame, once. */
export function fetchProgram(baseUrl: string): Promise<Program> {
  program ??= Promise.all([
    fetchText(baseUrl + files.script),
    fetchText(baseUrl + files.style),
    fetchTypefaces(),
  ]).then(([script, style, typefaces]) => ({script, style, typefaces}));
  // The next frame asks again for what did not come.
  program.catch(() => (program = undefined));
  return program;
}

/** The typefaces of the page, which has them cached. */
function fetchTypefaces(): Promise<Program['typefaces']> {
  const rules = Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const found = rules.flatMap(({style, parentStyleSheet}) => {
    const [, url] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
    if (url === undefined) return [];
    const address = new URL(url, parentStyleSheet?.href ?? location.href);
    const family = style.getPropertyValue('font-family').replace(/["']/g, '');
    const weight = style.getPropertyValue('font-weight');
    return [{address, family, weight}];
  });
  return Promise.all(
    found.map(async ({address, ...face}) => {
      const response = await fetch(address);
      return {...face, bytes: await response.arrayBuffer()};
    }),
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/**
 * Opens a frame in an element. It has no origin, so it reaches neither the page
 * nor the site's storage, and by its policy no network; browsers that can run
 * it in a process of its own.
 */
export function openFrame(
  place: HTMLElement,
  {baseUrl, title, onMessage, onEnd}: FrameOptions,
): Frame {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.src = baseUrl + files.page;
  frame.title = title;
  const waiting: ToFrame[] = [];
  let isReady = false;
  let lastAnswer = performance.now();

  const post = (message: ToFrame | Program) =>
    // A frame without an origin can be addressed in no other way.
    frame.contentWindow?.postMessage(message, '*');
  const listen = ({source, origin, data}: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== 'null') return;
    if (!isFromFrame(data)) return;
    lastAnswer = performance.now();
    if (data.type === 'loaded') {
      fetchProgram(baseUrl).then(post, () =>
        onEnd("It couldn't be fetched. Check your connection and try again."),
      );
    } else if (data.type === 'ready') {
      isReady = true;
      waiting.splice(0).forEach(post);
    } else onMessage(data);
  };
  const send = (message: ToFrame) => {
    if (isReady) post(message);
    else waiting.push(message);
  };
  const sendTheme = () => send({type: 'theme', theme: readTheme()});
  const modeChange = new MutationObserver(sendTheme);
  const remove = () => {
    window.removeEventListener('message', listen);
    clearInterval(asking);
    modeChange.disconnect();
    frame.remove();
  };
  let lastLook = performance.now();
  const asking = setInterval(() => {
    const now = performance.now();
    // The page itself was asleep or busy, so the frame had no chance to answer.
    if (now - lastLook > 2 * askEveryMs) lastAnswer = now;
    lastLook = now;
    if (isReady && now - lastAnswer > stuckAfterMs)
      onEnd('The code stopped responding, so it was ended.');
    else send({type: 'ping'});
  }, askEveryMs);

  window.addEventListener('message', listen);
  modeChange.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  place.append(frame);
  sendTheme();
  return {send, remove};
}

const readTheme = () => document.documentElement.dataset.theme ?? 'light';
