/** Files and folders of the site whose samples are checked. */
export const samplePlaces = [
  'docs-react',
  'docs-vue',
  'docs-shared',
  'src/samples',
  'src/demos',
  'src/pages',
];

/** Whether a path of the site is one sample itself, not a page with samples. */
export function isSampleFile(sitePath: string): boolean {
  return /^src\/(?:samples|demos)\/.*\.(?:vue|[jt]sx?)$/.test(sitePath);
}

/** Whether a path of the site lies where samples are checked. */
export function isSamplePlace(sitePath: string): boolean {
  return samplePlaces.some((place) => sitePath.startsWith(`${place}/`));
}
