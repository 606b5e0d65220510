/**
 * A set's name as readers see it, with the version on pages of an earlier one:
 * `Vue`, `Vue 0.68`.
 *
 * @param version as the docs plugin names it; `current` is the newest
 */
export function labelWithVersion(label: string, version: string): string {
  return version === 'current' ? label : `${label} ${version}`;
}
