import {expect, test} from 'vitest';

import {readModule} from '../../src/reference/typedoc/read-texts';

test.describe("a module's texts", () => {
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

  test('include those of each export, below its purpose', () => {
    expect(query).toMatchObject({purpose: 'Queries', summary: 'What to read.'});
    expect(query.parameters.get('options.at')).toBe('The block.');
  });

  test('include those of each member, below its export', () => {
    expect(query.members.get('constructor')!.summary).toBe('Makes one.');
  });

  test('include shared ones, which replace their names in tags', () => {
    expect(shared.get('chainId')).toBe('The chain.');
    expect(query.tags).toEqual([
      ['@throws', 'Another error.'],
      ['@throws', 'An error without a chain.'],
      ['@remarks', 'It has\n\ntwo paragraphs.'],
    ]);
  });

  test('keep the names of shared texts in an example', () => {
    expect(query.example).toBe('```ts\nconst { chainId } = {noChain};\n```');
  });
});
