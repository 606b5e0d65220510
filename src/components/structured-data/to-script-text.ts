/** JSON that can stand in a script element: nothing in it ends the element. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
