/** Asks whether code can be made of text, which is itself code made of text. */
const probe = 'try{return new Function(""),!0}catch(e){return!1}';

/**
 * The source of DocSearch's modal without its probe for `eval`: a policy without
 * `unsafe-eval` reports each one, and the answer under such a policy is no.
 *
 * @throws when the probe isn't there once, which means another DocSearch is installed
 */
export function repairDocSearch(source: string): string {
  const found = source.split(probe).length - 1;
  if (found !== 1) {
    throw new Error(
      `The repair of @docsearch/react fits ${found} times instead of once; it was made for 4.7.0. Look whether its modal still asks for eval, then change or remove src/fixes/docsearch-modal.ts.`,
    );
  }
  return source.replace(probe, 'return!1');
}
