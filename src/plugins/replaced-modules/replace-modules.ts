import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Configuration} from 'webpack';

export interface Replacement {
  /** What of a request gives way. */
  request: RegExp;
  /** What stands there instead; `$1` is the first group of the request. */
  replacement: string;
  /** Paths of the modules that get it; all, if there is none. */
  issuer?: RegExp;
}

/** Plugins of the bundler that let modules give way to others. */
export function replaceModules(
  {currentBundler}: ConfigureWebpackUtils,
  replacements: readonly Replacement[],
): NonNullable<Configuration['plugins']> {
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  return replacements.map(
    ({request, replacement, issuer}) =>
      new NormalModuleReplacementPlugin(request, (resource) => {
        if (issuer && !issuer.test(resource.contextInfo.issuer)) return;
        resource.request = resource.request.replace(request, replacement);
      }),
  );
}
