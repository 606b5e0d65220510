import {strToU8, unzipSync, zipSync} from 'fflate';

/** The project without the code, below the site's base URL. */
export const projectFile = 'example-project.zip';

/** Hands the reader a zip of a project with this code. */
export async function downloadProject(
  name: string,
  code: string,
  baseUrl: string,
): Promise<void> {
  const response = await fetch(baseUrl + projectFile);
  if (!response.ok) throw new Error(`${response.status}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const zip = zipSync({[name]: {...files, 'src/Example.tsx': strToU8(code)}});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
