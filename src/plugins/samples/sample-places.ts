/** Files and folders of the site whose samples are checked. */
export const samplePlaces = [
  'docs-react',
  'docs-vue',
  'docs-shared',
  'src/samples',
  'src/pages',
];
