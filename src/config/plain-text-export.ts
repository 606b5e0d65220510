import type {PluginOptions} from 'docusaurus-plugin-llms';

/** `llms.txt`: every page with a sentence on it, the sets told apart, guides before reference. */
export const plainTextExport: PluginOptions = {
  docsDir: [
    {path: 'docs-react', routeBasePath: 'react', label: 'React'},
    {path: 'docs-vue', routeBasePath: 'vue', label: 'Vue'},
  ],
  generateLLMsFullTxt: false,
  includeOrder: [
    '**/getting-started/*',
    '**/guides/*',
    '**/smart-contract/*',
    '**/api/**',
  ],
};
