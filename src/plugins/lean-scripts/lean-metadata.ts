import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes the list of the site's parts anew. The browser reads the generator's
 * version, which the search names itself by, and nothing else of it.
 *
 * @param generated the generator's folder, `.docusaurus`
 * @param target folder for the new file
 * @throws if the list names no version
 */
export function writeLeanMetadata(generated: string, target: string): void {
  const file = path.join(generated, 'site-metadata.json');
  const {docusaurusVersion} = JSON.parse(readFileSync(file, 'utf8')) as {
    docusaurusVersion?: string;
  };
  if (!docusaurusVersion) {
    throw new Error(
      `${file} names no version. Docusaurus writes it differently now: adapt src/plugins/lean-scripts/lean-metadata.ts.`,
    );
  }
  writeFileSync(
    path.join(target, 'site-metadata.json'),
    JSON.stringify({docusaurusVersion}),
  );
}
