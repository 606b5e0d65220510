import {expect, test} from 'vitest';

import {readModule} from '../../src/reference/typedoc/read-texts';

test("reads a module's texts by purpose, export, and member", () => {
  const {exports, shared} = readModule(`
@shared chainId The chain.
@shared noChain An error without a chain.

## Queries

### Query

What to read.

@param options.at The block.
@throws Another error.
@throws {noChain}
@remarks It has

two paragraphs.

\`\`\`ts
const { chainId } = {noChain};
\`\`\`

#### constructor

Makes one.
`);
  const query = exports.get('Query')!;
  expect(query).toMatchObject({
    purpose: 'Queries',
    summary: 'What to read.',
    example: '```ts\nconst { chainId } = {noChain};\n```',
    tags: [
      ['@throws', 'Another error.'],
      ['@throws', 'An error without a chain.'],
      ['@remarks', 'It has\n\ntwo paragraphs.'],
    ],
  });
  expect(query.parameters.get('options.at')).toBe('The block.');
  expect(query.members.get('constructor')!.summary).toBe('Makes one.');
  expect(shared.get('chainId')).toBe('The chain.');
});
