import config from './docusaurus.config';
config.plugins = config.plugins?.filter(
  (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('used-styles')),
);
export default config;
