import {sets} from '../../site/sets';

/**
 * Folders of standalone sample files: the home page's samples and the live
 * examples.
 */
export const sampleFolders = [
  'src/components/home/samples',
  'src/live-examples/demos',
];

/** Files and folders whose samples are checked. */
export const samplePlaces = [
  ...sets.map(({folder}) => folder),
  'docs-shared',
  'src/pages',
  ...sampleFolders,
];

/** Whether a site path is a standalone sample, not a page with samples. */
export function isSampleFile(sitePath: string): boolean {
  return (
    /\.(?:vue|tsx?)$/.test(sitePath) &&
    sampleFolders.some((folder) => sitePath.startsWith(`${folder}/`))
  );
}

/** Returns the data name of a standalone sample. */
export function sampleDataName(sitePath: string): string {
  return `${sitePath.split('/').slice(-2).join('/')}.json`;
}
