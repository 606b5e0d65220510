// How generated pages show types: their call forms, members, and folds. Reads the
// Markdown of a build, because only real types are long enough to be folded.
import path from 'node:path';

import {expect, test} from 'vitest';

import {allPages, reactPage, sets} from './api-pages';

/**
 * The code at the top of each page that shows how to call its export, by set and
 * name.
 */
const callForms = new Map(
  sets.flatMap(({id, pages}) =>
    Array.from(pages).flatMap(([file, text]) => {
      const form =
        /^<div class="api-call[^]*?^```ts signature.*\n([^]*?)\n```/m.exec(
          text,
        )?.[1];
      return !form || form.startsWith('import ')
        ? []
        : [[`${id} ${path.basename(file, '.md')}`, form] as const];
    }),
  ),
);

test('the top of a page shows the types of what goes in and comes out', () => {
  for (const [name, form] of callForms) {
    expect(form, name).toMatch(
      /^(?:\w+(?:<.+>)?\([^]*\): |new \w+\(.*|<\w+ [^]+\nprops: \{|type \w+)/,
    );
    // A declaration has its type parameters on lines like these.
    if (form.startsWith('type ')) continue;
    // A parameter without a type, or a type parameter that depends on the chain.
    expect(form, name).not.toMatch(/^ {2}\w+\??,$|\bT(?:ChainId|Query|Use)\b/m);
  }
  expect(callForms.size).toBeGreaterThan(70);
  expect(callForms.get('react useMutation')).toBe(`useMutation(
  action: (tx, input) => Transaction,
  options?: {
    chainId?: ChainId;
    signer?: PolkadotSigner;
    txOptions?: TxOptionsOf;
  },
): [
  state: AsyncValue<TxEvent, MutationError>,
  execute: (submitOptions?: SubmitOptions) => Observable<TxEvent>,
]`);
});

test('the types at the top of a page have links', () => {
  // Two of them: to the glossary, and to the page of a type.
  expect(reactPage('react/functions/useMutation')).toMatch(
    /^```ts signature links=".*PolkadotSigner \.\.\/\.\.\/\.\.\/guides\/glossary#signer, .*AsyncValue \.\.\/.*"\nuseMutation\(/m,
  );
});

const withoutFolds = (text: string): string =>
  text.replace(/<details[^]*?<\/details>/g, '');

/** Returns the section "Methods" of a class. */
const methodsIn = (text: string): string =>
  /^## Methods\n([^]*?)(?=^## |$(?![^]))/m.exec(text)?.[1] ?? '';

test('a method starts with its call form, and declarations of 14 lines or more are folded', () => {
  let methods = 0;
  for (const [file, text] of allPages) {
    const [, ...sections] = methodsIn(text).split(/^### /m);
    for (const section of sections) {
      const [name = ''] = /^\w+/.exec(section) ?? [];
      const [firstCode] = /^```.*\n.*/m.exec(section) ?? [];
      // Modifiers such as `static` come before the name.
      expect(firstCode, file).toMatch(
        new RegExp(`^\`\`\`ts signature.*\n(?:[a-z]+ )*${name}[(<]`),
      );
      for (const [block] of withoutFolds(section).matchAll(
        /^```ts signature[^]*?^```/gm,
      )) {
        // Overloads follow each other.
        for (const form of block.split('\n\n')) {
          expect(form.split('\n').length, `${file}: ${form}`).toBeLessThan(14);
        }
      }
      methods += 1;
    }
  }
  expect(methods).toBeGreaterThan(20);
  expect(methodsIn(reactPage('core/classes/Query'))).toContain(
    'storages(\n  pallet: string,\n  storage: string,\n',
  );
});

test('a class lists each method once, with its parameters folded', () => {
  const query = methodsIn(reactPage('core/classes/Query'));
  for (const name of ['storage', 'runtimeApis', 'getConstant']) {
    expect(query.match(new RegExp(`^### ${name}\\(`, 'gm'))).toHaveLength(1);
  }
  expect(query).not.toContain('- [`storage`]');
  expect(withoutFolds(query)).not.toContain('#### Parameters');
  expect(query).toContain('<summary>Parameters and result</summary>');
});

test('types outside of folds say what they are, not how they are computed', () => {
  for (const [file, text] of allPages) {
    // Without declarations, samples, and addresses.
    const shown = withoutFolds(text)
      .replace(/^ *```(?:ts|tsx|vue)\n[^]*?^ *```$/gm, '')
      .replace(
        /^```ts signature.*\n(?:declare |type |function )[^]*?^```$/gm,
        '',
      );
    expect(shown, file).not.toMatch(
      /\b(?:Pick|Extract|Exclude|\w*Omit|Parameters)<|\w\["/,
    );
  }
  expect(reactPage('core/wallets/type-aliases/PolkadotAccount')).toContain(
    'type PolkadotAccount = {\n  name?: string;\n  id: string;\n',
  );
});

test('the declaration of a class is folded unless it has one line', () => {
  const summary = '<summary>Full declaration</summary>';
  expect(reactPage('core/classes/Query')).toContain(summary);
  expect(reactPage('core/classes/MutationError')).not.toContain(summary);
});

for (const [page, ...names] of [
  ['react/functions/useLazyLoadQuery', 'chainId', 'use'],
  ['react/functions/useMutation', 'signer', 'execute', 'submitOptions.input'],
  ['react/functions/useStore', 'options.chainId'],
  ['react/functions/useMutationListener', 'event.call', 'event.value'],
  ['react/functions/ReactiveDotProvider', 'config'],
  ['core/wallets/classes/InjectedWallet', 'originName'],
  ['core/classes/Query', 'at'],
  ['core/classes/MutationError', 'message', 'cause'],
] as const) {
  test(`fields of types without a page are listed with type and description: ${page}`, () => {
    const lines = reactPage(page).split('\n');
    for (const name of names) {
      const index = lines.findIndex((line) =>
        line.trimStart().startsWith(`- \`${name}\` `),
      );
      expect(index, name).toBeGreaterThan(0);
      expect(lines[index], name).toMatch(
        /` \[?`.*[`)](?: \*(?:optional|required|default: .{1,7})\*)?$/,
      );
      // Below an empty line, and indented.
      expect(lines[index + 2], name).toMatch(/^ {2,}.*\w{3,}/);
    }
  });
}

test('a member has its type on one line of less than 150 characters, and a longer type is folded', () => {
  let members = 0;
  for (const [file, text] of allPages) {
    for (const [line] of text.matchAll(/^ *- (<a .+?<\/a> )?`.+/gm)) {
      // Without addresses.
      const shown = line.replace(/\]\([^)]*\)|<a .+?<\/a>/g, '');
      expect(shown.length, `${file}: ${shown}`).toBeLessThan(150);
      members += 1;
    }
  }
  expect(members).toBeGreaterThan(500);
  const store = reactPage('react/functions/useStore');
  expect(store).toContain('- `invalidateQuery` `(query, options?) => void`\n');
  expect(/<summary>Full type[^]*?<\/details>/.exec(store)?.[0]).toContain(
    ') => Query<',
  );
});
