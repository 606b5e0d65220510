/** Assistants that take a question in their address. */
const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/**
 * Links that open an assistant with a page named; the assistant fetches it, this
 * site asks for nothing.
 *
 * @param copy - address of the page's Markdown copy, with origin
 */
export function assistantLinks(copy: string): {name: string; href: string}[] {
  const question = `Read ${copy} and answer my questions about it.`;
  return assistants.map(({name, address}) => ({
    name,
    href: address + encodeURIComponent(question),
  }));
}
