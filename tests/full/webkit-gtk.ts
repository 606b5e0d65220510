import {Globby} from '@docusaurus/utils';
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';

import {freePort} from './free-port';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** The keys of WebDriver that are no letters. */
export const keys = {control: '\uE009', enter: '\uE007'};

/** The browser that Debian has for WebKitGTK's driver; undefined where a part of it is missing. */
export async function findWebKitGtk(): Promise<string | undefined> {
  if (!existsSync(driver) || !existsSync(display)) return undefined;
  const [browser] = await Globby('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  return browser;
}

/** A page in WebKitGTK, with the input of a reader. */
export interface WebKitPage {
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** What a function's body returns in the page. */
  evaluate: (body: string) => Promise<unknown>;
  /** Goes into a frame, which all that follows is then about. */
  enter: (selector: string) => Promise<unknown>;
  /** Moves the pointer to an element, which is scrolled to, and clicks if asked to. */
  point: (selector: string, isClick?: boolean) => Promise<unknown>;
  /** Presses keys one after the other, or together. */
  press: (pressed: readonly string[], areHeld?: boolean) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens WebKitGTK on a screen of its own. */
export async function startWebKitGtk(binary: string): Promise<WebKitPage> {
  const port = await freePort();
  const screen = `:${port}`;
  const started: ChildProcess[] = [
    spawn(display, [screen, '-screen', '0', '1600x1000x24']),
    spawn(driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: screen,
        // Root has no sandbox.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    }),
  ];
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  // The screen and the driver need a moment to listen.
  let sessionId: string | undefined;
  for (let attempt = 0; sessionId === undefined; attempt++) {
    await setTimeout(500);
    const options = {binary, args: ['--automation']};
    const capabilities = {
      alwaysMatch: {'webkitgtk:browserOptions': options},
    };
    try {
      const session = await ask('POST', '/session', {capabilities});
      ({sessionId} = session as {sessionId: string});
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
  const session = `/session/${sessionId}`;
  const act = (type: string, actions: object[]) =>
    ask('POST', `${session}/actions`, {
      actions: [{type, id: type, actions}],
    });
  const find = (selector: string) =>
    ask('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
  return {
    open: (url) => ask('POST', `${session}/url`, {url}),
    resize: (width, height) =>
      ask('POST', `${session}/window/rect`, {width, height}),
    evaluate: (script) =>
      ask('POST', `${session}/execute/sync`, {script, args: []}),
    enter: async (selector) =>
      ask('POST', `${session}/frame`, {id: await find(selector)}),
    async point(selector, isClick = false) {
      const origin = await find(selector);
      await ask('POST', `${session}/execute/sync`, {
        script: "arguments[0].scrollIntoView({block: 'center'})",
        args: [origin],
      });
      const move = {type: 'pointerMove', x: 0, y: 0, duration: 50, origin};
      const down = {type: 'pointerDown', button: 0};
      const up = {type: 'pointerUp', button: 0};
      return act('pointer', isClick ? [move, down, up] : [move]);
    },
    press(pressed, areHeld = false) {
      const down = pressed.map((value) => ({type: 'keyDown', value}));
      const up = pressed.map((value) => ({type: 'keyUp', value}));
      return act(
        'key',
        areHeld
          ? [...down, ...up]
          : down.flatMap((key, index) => [key, up[index]!]),
      );
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      started.forEach((child) => child.kill());
    },
  };
}
