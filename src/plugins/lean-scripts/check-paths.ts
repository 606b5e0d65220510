import {readGenerated, type Generated} from '../route-table/read-generated';

/** What a path means something else by than itself. */
const parameter = /[:()*?+]/;

/**
 * Fails when a route's path has a parameter, which `client/plain-paths.ts` does not know.
 *
 * @param generated the generator's folder, `.docusaurus`
 */
export function checkPaths(generated: string): void {
  const check = (routes: Generated['routes']): void => {
    for (const {path, routes: children = []} of routes) {
      if (parameter.test(path)) {
        throw new Error(
          `The route ${path} has a parameter. Rename the page, or take src/plugins/lean-scripts/client/plain-paths.ts out of src/plugins/lean-scripts/index.ts.`,
        );
      }
      check(children);
    }
  };
  check(readGenerated(generated).routes);
}
