/**
 * Asks GitHub at which address it publishes the site, and writes what the
 * workflow builds with: `publishes`, `site` and `base`, one a line.
 *
 * Usage, in a workflow: `npx tsx scripts/published-address.ts >> "$GITHUB_OUTPUT"`
 */
import {publishedAddress} from './workflows/published-address';

/** Address that GitHub Pages gives the site; undefined without Pages, as in a fork. */
async function askGitHub(): Promise<string | undefined> {
  const {GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN} = process.env;
  // On another machine nothing is published.
  if (!GITHUB_API_URL || !GITHUB_REPOSITORY) return undefined;
  const answer = await fetch(
    `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/pages`,
    {headers: {Authorization: `Bearer ${GITHUB_TOKEN}`}},
  );
  // The second is what the token of a stranger's pull request gets.
  if ([404, 403].includes(answer.status)) return undefined;
  if (!answer.ok) {
    throw new Error(
      `GitHub answered ${answer.status} when it was asked where it publishes the site. Run the workflow again.`,
    );
  }
  return ((await answer.json()) as {html_url: string}).html_url;
}

async function main(): Promise<void> {
  const outputs = publishedAddress({
    page: await askGitHub(),
    siteUrl: process.env.SITE_URL,
    baseUrl: process.env.BASE_URL,
  });
  for (const [name, value] of Object.entries(outputs)) {
    console.log(`${name}=${value}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
