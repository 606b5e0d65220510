/**
 * Sets exact versions of dependencies in the text of a package.json, a new one
 * in its alphabetical place; everything else stays as it was written.
 */
export function changePins(
  manifest: string,
  pins: ReadonlyMap<string, string>,
): string {
  const parsed = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
  };
  const dependencies = Object.fromEntries(
    Object.entries({
      ...parsed.dependencies,
      ...Object.fromEntries(pins),
    }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify({...parsed, dependencies}, null, 2)}\n`;
}
