/**
 * Returns a type as code. Where a line continues, it's indented by four more
 * characters.
 *
 * @param html - the type with escaped text and colors
 */
export function typeLines(html: string): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = html.replace(/.+\n?/g, '<span class="line">$&</span>');
  for (const line of Array.from(code.querySelectorAll<HTMLElement>('.line'))) {
    const indent = line.textContent.search(/\S/) + 4;
    line.style.paddingInlineStart = `${indent}ch`;
    line.style.textIndent = `-${indent}ch`;
  }
  return code;
}
