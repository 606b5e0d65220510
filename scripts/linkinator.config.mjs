/** How `npm run check:links` asks the addresses that pages of `build/` link to. */

const siteUrl = process.env.SITE_URL ?? 'https://reactivedot.dev';

export default {
  serverRoot: 'build',
  skip: [
    // linkinator serves the pages itself. Links between them are checked by the build.
    String.raw`^http://localhost:\d+/(?!.*\.html$)`,
    // The site's own address may still be that of the release before.
    `^${siteUrl.replaceAll('.', String.raw`\.`)}(?:/|$)`,
    // Each page's own question to an assistant: their hosts turn programs away.
    String.raw`^https://(?:chatgpt\.com|claude\.ai)/`,
  ],
  // Few requests at once: most addresses are on one host.
  concurrency: 5,
  timeout: 15_000,
  // How often is said on the command line: linkinator 7.6.1 overrules it here.
  retry: true,
  retryErrors: true,
  verbosity: 'error',
};
