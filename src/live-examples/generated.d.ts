/** A live example with its compiled script, written by `index.ts`. */
declare module '@generated/live-examples/default/demos/*' {
  import type {LoadedDemo} from '@site/src/live-examples/example/model';

  const demo: LoadedDemo;
  export default demo;
}

/** All live examples in the order of `/demos`, written by `index.ts`. */
declare module '@generated/live-examples/default/list.json' {
  import type {Entry} from '@site/src/live-examples/playground/filter-examples';

  const list: [Entry, ...Entry[]];
  export default list;
}

/** The paths of the frame's files, written by `index.ts`. */
declare module '@generated/live-examples/default/frame.json' {
  import type {FrameFiles} from '@site/src/live-examples/build-frame';

  const files: FrameFiles;
  export default files;
}
