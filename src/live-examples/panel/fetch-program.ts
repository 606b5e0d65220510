import textFace from '@generated/typefaces/geist.woff2';
import files from '@generated/live-examples/default/frame.json';
import {preinit} from 'react-dom';

/** What runs in every frame, and how it looks. */
export type Program = Awaited<ReturnType<typeof fetchAll>>;

let program: Promise<Program> | undefined;

/** Fetches what runs in every frame, and the styles around it, once. */
export function fetchProgram(baseUrl: string): Promise<Program> {
  program ??= fetchAll(baseUrl);
  // The next frame asks again for what didn't come.
  program.catch(forgetProgram);
  return program;
}

/** Lets the next frame fetch it anew, where no frame could start with what came. */
export function forgetProgram(): void {
  program = undefined;
}

async function fetchAll(baseUrl: string) {
  // What the stage looks like, for which it would otherwise wait.
  preinit(baseUrl + files.stageStyle, {as: 'style', precedence: 'default'});
  const [script, style, typeface] = await Promise.all([
    fetchFile(baseUrl + files.script).then((answer) => answer.text()),
    fetchFile(baseUrl + files.style).then((answer) => answer.text()),
    // That of texts, which the page has cached.
    fetchFile(textFace).then((answer) => answer.arrayBuffer()),
  ]);
  return {script, style, typeface};
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
