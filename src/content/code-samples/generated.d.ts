/**
 * Rendered samples for components, written by `index.ts`. For example,
 * `samples/Balance.tsx.json` has the props of a code block that shows
 * `src/components/home/samples/Balance.tsx`.
 */
declare module '@generated/code-samples/default/*' {
  import type {RenderedSample} from '@site/src/content/code-samples/render-sample';

  const sample: RenderedSample;
  export default sample;
}
