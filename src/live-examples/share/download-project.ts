import {strToU8, unzipSync, zipSync} from 'fflate';

import {fetchOk} from '../../site/fetch-ok';

/** Path of the project without an example, below the site's base URL. */
export const projectFile = 'example-project.zip';

/**
 * Downloads a zip of the project with this code.
 *
 * @throws if the project can't be fetched
 */
export async function downloadProject(
  name: string,
  code: string,
  baseUrl: string,
): Promise<void> {
  const response = await fetchOk(baseUrl + projectFile);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const zip = zipSync({[name]: {...files, 'src/Example.tsx': strToU8(code)}});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
