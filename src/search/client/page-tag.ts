/** Docusaurus' contextual tag of the page being read. */
export function currentPageTag(): string | undefined {
  return document.querySelector<HTMLMetaElement>(
    'meta[name="docsearch:docusaurus_tag"]',
  )?.content;
}
