/**
 * Options of `npm run check:links`, which requests the addresses that pages of
 * `build/` link to.
 */

const siteUrl = process.env.SITE_URL ?? 'https://reactivedot.dev';

export default {
  serverRoot: 'build',
  skip: [
    // linkinator serves the pages. The build already checks links between them.
    String.raw`^http://localhost:\d+/(?!.*\.html$)`,
    // The published site may still be the previous release.
    `^${siteUrl.replaceAll('.', String.raw`\.`)}(?:/|$)`,
    // Links that open a page in an assistant. Those hosts reject programs.
    String.raw`^https://(?:chatgpt\.com|claude\.ai)/`,
  ],
  // Few parallel requests, because most addresses are on one host.
  concurrency: 5,
  timeout: 15_000,
  // The number of retries is a command line option, because linkinator 7.6.1
  // overrides it here.
  retry: true,
  retryErrors: true,
  verbosity: 'error',
};
