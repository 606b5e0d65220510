/** Samples from files, as data for the code block component. */
declare module '@generated/code-samples/default/*' {
  import type {RenderedSample} from '@site/src/content/code-samples/render-sample';

  const sample: RenderedSample;
  export default sample;
}
