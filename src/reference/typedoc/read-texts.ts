import fs from 'node:fs';
import path from 'node:path';

/** Our text for an export or member, in TSDoc notation. */
export interface Text {
  summary: string;
  /** A fenced block. */
  example: string;
  /** The text of each tag, such as `@remarks`. */
  tags: [name: `@${string}`, text: string][];
  /** Texts of `@param`, by path, such as `options.chainId`. */
  parameters: ReadonlyMap<string, string>;
  /** Texts of `@typeParam`, by name. */
  typeParameters: ReadonlyMap<string, string>;
}

/** Our texts for an export and its members. */
export interface ExportText extends Text {
  purpose: string;
  /** Texts of members, by name; `constructor` for the constructor. */
  members: ReadonlyMap<string, Text>;
}

/** Our texts for a module. */
export interface ModuleTexts {
  /** The file, relative to the site, for errors. */
  file: string;
  exports: ReadonlyMap<string, ExportText>;
  /**
   * Texts of parameters and fields shared by several exports, by the last part
   * of their path.
   */
  shared: ReadonlyMap<string, string>;
}

const folder = path.join(import.meta.dirname, '../texts');

/** Returns all texts, by import specifier. */
export function readAllTexts(): Map<string, ModuleTexts> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(
    files
      .map((name) => {
        const markdown = fs.readFileSync(path.join(folder, name), 'utf8');
        return {file: `src/reference/texts/${name}`, markdown};
      })
      .flatMap(({file, markdown}) =>
        sections(markdown, 1).below.map(([module, body]) => [
          module,
          {file, ...readModule(body)},
        ]),
      ),
  );
}

/**
 * Reads the texts of a module. It has a heading for each purpose, below it one
 * for each export, and below that one for each member. A tag's text can be
 * `{name}`, which refers to a shared text of the module.
 */
export function readModule(markdown: string): Omit<ModuleTexts, 'file'> {
  const {start, below} = sections(markdown, 2);
  const shared = new Map(named(tagsOf(start), '@shared'));
  const read = (text: string): Text => readText(fillIn(text, shared));
  const exports = below.flatMap(([purpose, body]) =>
    sections(body, 3).below.map(([name, text]): [string, ExportText] => {
      const {start, below} = sections(text, 4);
      const members = new Map(below.map(([name, text]) => [name, read(text)]));
      return [name, {...read(start), purpose, members}];
    }),
  );
  return {exports: new Map(exports), shared};
}

function readText(markdown: string): Text {
  const [prose = '', example = ''] = markdown.split(/^(?=```\w)/m);
  const [summary = ''] = prose.split(/^@/m);
  const tags = tagsOf(prose);
  return {
    summary: summary.trim(),
    example: example.trim(),
    tags: tags.filter(([name]) => !/^@(?:param|typeParam)$/.test(name)),
    parameters: new Map(named(tags, '@param')),
    typeParameters: new Map(named(tags, '@typeParam')),
  };
}

/**
 * Returns the text above the first heading of a level, and the text below each
 * heading.
 */
function sections(markdown: string, level: number) {
  const [start = '', ...parts] = markdown.split(
    new RegExp(`^${'#'.repeat(level)} `, 'm'),
  );
  const below = parts.map((part): [title: string, body: string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end)];
  });
  return {start, below};
}

const tagsOf = (prose: string): Text['tags'] =>
  Array.from(
    prose.matchAll(/^(@\w+) ([^]+?)\s*(?=^@\w|(?![^]))/gm),
    ([, name, text = '']) => [name as `@${string}`, text],
  );

/**
 * Returns the texts of a tag, by their first word, the name of their subject.
 */
const named = (tags: Text['tags'], tag: string): [string, string][] =>
  tags
    .filter(([name]) => name === tag)
    .map(([, text]) => {
      const [name = ''] = text.split(' ', 1);
      return [name, text.slice(name.length + 1)];
    });

const fillIn = (text: string, shared: ReadonlyMap<string, string>): string =>
  text.replace(/^(@\w+) \{(\w+)\}$/gm, (written, tag: string, name: string) =>
    shared.has(name) ? `${tag} ${shared.get(name)}` : written,
  );
