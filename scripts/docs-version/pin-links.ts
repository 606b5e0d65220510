/**
 * Makes absolute links into the sets lead to the version: `/react/guides/faq`
 * becomes `/react/0.68/guides/faq`. Relative links stay inside it by themselves.
 *
 * @param text - Markdown without its code blocks, or the source of a component
 * @param routes - paths of the sets below the base URL, without slashes
 */
export function pinLinks(
  text: string,
  routes: readonly string[],
  version: string,
): string {
  const link = new RegExp(
    String.raw`(\]\(\s*<?|\]:[ \t]+<?|\b(?:href|to)=|["'\`])/(${routes.join('|')})(?=[/#?)\s"'\`>]|$)`,
    'gm',
  );
  return text.replace(
    link,
    (_, before: string, route: string) => `${before}/${route}/${version}`,
  );
}
