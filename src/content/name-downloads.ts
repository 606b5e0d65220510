import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Matches the file's name in the address of a file that webpack publishes. */
const publishedFile = /\/([^/"?]+)"\)\.default/;

/**
 * Lets browsers save published files under their own names. In their addresses,
 * the names have a hash. Runs after Docusaurus has turned links to files into
 * elements.
 */
export default function nameDownloads() {
  return (tree: Root): void =>
    visit(
      tree,
      'mdxJsxTextElement',
      ({name, attributes}: MdxJsxTextElement) => {
        if (name !== 'a') return;
        const file = publishedFile.exec(addressOf(attributes))?.[1];
        if (file === undefined) return;
        attributes.push({
          type: 'mdxJsxAttribute',
          name: 'download',
          value: file,
        });
      },
    );
}

/** Returns the code of a link's address, or nothing if it isn't code. */
function addressOf(attributes: MdxJsxTextElement['attributes']): string {
  const address = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'href',
  );
  return typeof address?.value === 'object' ? (address.value?.value ?? '') : '';
}
