/**
 * Stands for the package `nprogress`, with the parts and the settings of it that
 * the theme uses: a bar over the page that begins at 8 %, goes on by up to 2 %
 * every 800 ms, and moves in 200 ms.
 */
const speed = 200;
const trickleEvery = 800;

let progress: number | undefined;
let bar: HTMLElement | undefined;
let trickling: ReturnType<typeof setInterval> | undefined;

function moveTo(share: number): void {
  progress = share;
  bar!.style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
}

const advance = (share: number): void =>
  moveTo(Math.min(progress! + share, 0.994));

/** Shows the bar, unless it is there. */
function start(): void {
  if (progress !== undefined) return;
  remove();
  const parent = document.createElement('div');
  parent.id = 'nprogress';
  bar = document.createElement('div');
  bar.className = 'bar';
  bar.setAttribute('role', 'bar');
  bar.style.transform = 'translate3d(-100%,0,0)';
  const peg = document.createElement('div');
  peg.className = 'peg';
  bar.append(peg);
  parent.append(bar);
  document.body.append(parent);
  // The bar moves in from where it is laid out now.
  void parent.offsetWidth;
  bar.style.transition = `all ${speed}ms`;
  moveTo(0.08);
  trickling = setInterval(() => advance(Math.random() * 0.02), trickleEvery);
}

/** Fills the bar and takes it away; does nothing if there is none. */
function done(): void {
  if (progress === undefined) return;
  clearInterval(trickling);
  moveTo(1);
  progress = undefined;
  const filled = bar!.parentElement!;
  setTimeout(() => {
    filled.style.transition = `opacity ${speed}ms linear`;
    filled.style.opacity = '0';
    setTimeout(() => filled.remove(), speed);
  }, speed);
}

function remove(): void {
  bar?.parentElement!.remove();
}

/** The settings above hold; there is no spinner. */
function configure(): void {}

export default {configure, done, start};
