const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => entities[character] ?? character,
  );
}
