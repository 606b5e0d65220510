/** The repository that the site's own sources lie in. */
export interface Repository {
  /** Address without a slash at its end. */
  url: string;
  branch: string;
}

/**
 * Reads which repository the pages can be edited in.
 *
 * @returns undefined when the environment names none
 * @throws when the address is not that of a repository
 */
export function readRepository(
  environment: Readonly<Record<string, string | undefined>>,
): Repository | undefined {
  const {REPOSITORY_URL, REPOSITORY_BRANCH} = environment;
  if (!REPOSITORY_URL) return undefined;
  const url = REPOSITORY_URL.replace(/\/+$/, '').replace(/\.git$/, '');
  if (!/^https:\/\/[^/?#\s@]+(?:\/[\w.~-]+){2,}$/.test(url)) {
    throw new Error(
      `REPOSITORY_URL is "${REPOSITORY_URL}". Give the https address of the repository, such as https://github.com/owner/name, or leave it unset for pages without an edit link.`,
    );
  }
  return {url, branch: REPOSITORY_BRANCH || 'main'};
}

/**
 * The address at which a file of the repository is edited.
 *
 * @param file its path in the repository
 */
export function editAddress({url, branch}: Repository, file: string): string {
  const edit = new URL(url).hostname.startsWith('gitlab.') ? '-/edit' : 'edit';
  return `${url}/${edit}/${branch}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
