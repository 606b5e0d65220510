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

/** The paths of the bundled files, written by `index.ts`. */
declare module '@generated/live-examples/default/files.json' {
  import type {ExampleFiles} from '@site/src/live-examples/bundle-examples';

  const files: ExampleFiles;
  export default files;
}
