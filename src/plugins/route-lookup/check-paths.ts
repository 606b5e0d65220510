import {readGenerated, type Generated} from '../route-table/read-generated';

/** What a path means something else by than itself. */
const parameter = /[:()*?+]/;

/**
 * Fails when a route has a parameter or is strict, which `client/plain-paths.ts` does not know.
 *
 * @param generated the generator's folder, `.docusaurus`
 */
export function checkPaths(generated: string): void {
  const check = (routes: Generated['routes']): void => {
    for (const {path, strict, routes: children = []} of routes) {
      if (parameter.test(path) || strict) {
        throw new Error(
          `The route ${path} ${strict ? 'is strict' : 'has a parameter'}. Change the page or the plugin that adds it, or take src/plugins/route-lookup/client/plain-paths.ts out of src/plugins/route-lookup/replacements.ts.`,
        );
      }
      check(children);
    }
  };
  check(readGenerated(generated).routes);
}
