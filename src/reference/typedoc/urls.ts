import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

/** Where names in code lead: pages of our exports and of other libraries. The page's own name leads nowhere. */
export function urlsByName(context: MarkdownThemeContext): Map<string, string> {
  const {project} = context.page;
  return new Map<string, string>([
    ...Object.values(
      context.options.getValue('externalSymbolLinkMappings'),
    ).flatMap((names) => Object.entries(names)),
    ...(project.children ?? [])
      .flatMap(({children = []}) => children)
      .map((model): [string, string] => [
        model.name,
        model === context.page.model ? '' : context.urlTo(model),
      ]),
  ]);
}
