/** Samples in files of their own, ready for the code block component. */
declare module '@generated/samples/default/*' {
  import type {RenderedSample} from '@site/src/plugins/samples/render-sample';

  const sample: RenderedSample;
  export default sample;
}
