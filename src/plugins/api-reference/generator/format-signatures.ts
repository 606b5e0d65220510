import fs from 'node:fs';
import path from 'node:path';

import {format} from 'prettier';

import {listFiles} from '../fingerprint';

const FENCE = /```ts signature\n([\s\S]*?)\n```/g;

/** Formats the signatures on the pages below a folder the way the library formats its code. */
export async function formatSignatures(directory: string): Promise<void> {
  for (const file of listFiles(directory).filter((name) =>
    name.endsWith('.md'),
  )) {
    const page = path.join(directory, file);
    const markdown = fs.readFileSync(page, 'utf8');
    const codes = Array.from(markdown.matchAll(FENCE), ([, code]) => code!);
    const formatted = new Map<string, string>();
    for (const code of codes) {
      formatted.set(code, await formatSignature(code, page));
    }
    fs.writeFileSync(
      page,
      markdown.replace(
        FENCE,
        (_match, code: string) =>
          `\`\`\`ts signature\n${formatted.get(code)}\n\`\`\``,
      ),
    );
  }
}

async function formatSignature(code: string, page: string): Promise<string> {
  const options = {parser: 'typescript', printWidth: 60} as const;
  if (
    /^(import|function|const|class|abstract class|type|interface)\b/.test(code)
  ) {
    const declared = code
      .replace(/^function /gm, 'declare function ')
      .replace(/^(abstract )?class ([\s\S]*)$/m, 'declare $1class $2 {}')
      .replace(/^const /gm, 'declare const ')
      .replace(/^(declare const \w+: )(<[\s\S]*|\([\s\S]*)$/m, arrowType);
    const text = await tryFormat(declared, options, page);
    return text
      .replace(/^declare /gm, '')
      .replace(/ \{\}$/m, '')
      .trim();
  }
  const isConstructor = code.startsWith('new ');
  const body = isConstructor ? code.replace(/^new \w+/gm, 'constructor') : code;
  const text = await tryFormat(
    `declare abstract class _ {\n${body.replace(/\n\n/g, ';\n\n')}\n}`,
    options,
    page,
  );
  const inner = text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
  return isConstructor
    ? inner.replace(/^constructor/gm, code.split(/[(<]/)[0]!)
    : inner;
}

const arrowType = (_match: string, head: string, call: string) => {
  const end = call.lastIndexOf('): ');
  return end === -1
    ? `${head}${call}`
    : `${head}${call.slice(0, end)}) => ${call.slice(end + 3)}`;
};

async function tryFormat(
  code: string,
  options: {parser: 'typescript'; printWidth: number},
  page: string,
): Promise<string> {
  // An abbreviated object type is no syntax: it stands in for one while formatting.
  const placeholder = '{ ___: 0 }';
  try {
    const text = await format(code.replaceAll('{ … }', placeholder), options);
    return text.replace(/\{\s*___: 0;?\s*\}/g, '{ … }');
  } catch (error) {
    throw new Error(`The signature on ${page} is not TypeScript:\n${code}`, {
      cause: error,
    });
  }
}
