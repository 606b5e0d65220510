import siteConfig from '@generated/docusaurus.config';

// Removes the suffix. Client modules run before Docusaurus requests the page's
// chunks.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = pathname.replace(/(?:\/index)?\.html$/, '');
  if (path !== pathname) {
    // The base URL ends with a slash.
    const {baseUrl} = siteConfig;
    const short = path.length < baseUrl.length ? baseUrl : path;
    window.history.replaceState(
      window.history.state,
      '',
      short + search + hash,
    );
  }
}
