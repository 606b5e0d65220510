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
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The site's configuration as the browser gets it, as JSON. */
export function withoutBuildSettings(config: DocusaurusConfig): string {
  const rest: Partial<DocusaurusConfig> = {...config};
  for (const setting of buildSettings) delete rest[setting];
  return JSON.stringify(rest);
}
