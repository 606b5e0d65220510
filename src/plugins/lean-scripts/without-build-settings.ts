import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads; the theme and the plugins' client code never do. */
const buildSettings = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Colours of code, which is coloured in the build, and a blog, which there is not. */
const themeSettings = ['prism', 'blog'] as const;

/** The site's configuration as the browser gets it, as JSON. */
export function withoutBuildSettings(config: DocusaurusConfig): string {
  const rest: Partial<DocusaurusConfig> = {
    ...config,
    themeConfig: {...config.themeConfig},
    // Of the generator's switches, links ask for the kind of router only.
    future: {
      experimental_router: config.future.experimental_router,
    } as DocusaurusConfig['future'],
  };
  for (const setting of buildSettings) delete rest[setting];
  for (const setting of themeSettings) delete rest.themeConfig![setting];
  return JSON.stringify(rest);
}
