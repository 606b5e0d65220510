/**
 * Fetches the modal, which then fetches the index. Side by side, the index
 * would slow the modal down. Once this module has loaded, the browser prefetches
 * the modal's files.
 */
export async function fetchModal() {
  const [modal] = await Promise.all([
    import(/* webpackPrefetch: true */ './modal'),
    import(/* webpackPrefetch: true */ '@docsearch/react/style'),
  ]);
  return modal.default;
}
