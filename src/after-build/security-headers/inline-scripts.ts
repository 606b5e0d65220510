import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';

/** The texts of the scripts in `html` that a browser runs from the page itself. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let current: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && isInlineJavaScript(attributes)) current = '';
    },
    ontext(text) {
      if (current !== undefined) current += text;
    },
    onclosetag(name) {
      if (name === 'script' && current !== undefined) {
        scripts.push(current);
        current = undefined;
      }
    },
  });
  parser.end(html);
  return scripts;
}

/** A data block such as JSON-LD is not run, so no policy is asked about it. */
function isInlineJavaScript(attributes: Record<string, string>): boolean {
  const {src, type = ''} = attributes;
  return (
    src === undefined &&
    /^(?:module|(?:text|application)\/javascript)?$/i.test(type)
  );
}

/**
 * The source expression by which a policy allows exactly this script. A browser
 * reads every line break of a page as a line feed before it computes the same.
 */
export function scriptHash(script: string): string {
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
