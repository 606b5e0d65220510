import {sets} from '../../site/sets';

/** Folders whose files are samples themselves: what the home page shows, and the live examples. */
export const sampleFolders = [
  'src/components/home/samples',
  'src/live-examples/demos',
];

/** Files and folders of the site whose samples are checked. */
export const samplePlaces = [
  ...sets.map(({folder}) => folder),
  'docs-shared',
  'src/pages',
  ...sampleFolders,
];

/** Whether a path of the site is one sample itself, not a page with samples. */
export function isSampleFile(sitePath: string): boolean {
  return (
    /\.(?:vue|tsx?)$/.test(sitePath) &&
    sampleFolders.some((folder) => sitePath.startsWith(`${folder}/`))
  );
}

/** The name of the generated data of a sample in a file of its own. */
export function sampleDataName(sitePath: string): string {
  return `${sitePath.split('/').slice(-2).join('/')}.json`;
}
