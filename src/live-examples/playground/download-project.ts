import files from '@generated/live-examples/default/frame.json';
import versions from '@generated/live-examples/default/versions.json';
import {strToU8, zipSync} from 'fflate';

import {metadataPath, projectChains, projectFiles} from './project';

/** Hands the reader a zip of a project with this code. */
export async function downloadProject(
  name: string,
  code: string,
  baseUrl: string,
): Promise<void> {
  const project: Record<string, Uint8Array> = {};
  for (const [file, text] of Object.entries(
    projectFiles(name, code, versions),
  )) {
    project[`${name}/${file}`] = strToU8(text);
  }
  for (const chain of Object.keys(projectChains)) {
    const response = await fetch(`${baseUrl}${files.metadata}${chain}.scale`);
    if (!response.ok) throw new Error(`${response.status}`);
    project[`${name}/${metadataPath(chain)}`] = new Uint8Array(
      await response.arrayBuffer(),
    );
  }
  const zip = zipSync(project);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
