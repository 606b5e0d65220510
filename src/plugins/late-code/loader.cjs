const {createHash} = require('node:crypto');

/** What the browser gets of this plugin; not by its path, which would get into the scripts' hashes. */
const client = '@site/src/plugins/late-code/client/late-code';

/** The property of a code block in compiled Markdown, and in the data of a demo. */
const inMarkdown = /(RenderedCodeBlock, \{\s*html: )("(?:[^"\\]|\\.)*")/g;
const inData = /^(export default \{\s*"html":\s*)("(?:[^"\\]|\\.)*")/g;

/** How a page imports drawings, and where those lie that come later. */
const drawings = /from (["'])(@site\/src\/components\/diagrams)\1/;
const lateDrawings = '@site/src/components/diagrams/late';

/** Below so many characters of code in a file, a request costs more than it saves. */
const worthARequest = 2000;

/** @param {string} html */
const countLines = (html) => html.split('\n').length - 1;

/**
 * Takes the code and the drawings out of a module of the browser's bundle:
 * compiled Markdown, or a demo's data. Code goes into a file of the site,
 * drawings stay in a chunk of their own.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @returns {string} the module, as JavaScript
 * @throws if compiled Markdown with code blocks does not look as expected
 */
module.exports = function takeOut(source) {
  return this.resourcePath.endsWith('.json')
    ? takeCodeOut(this, `export default ${source}`, inData, 1)
    : takeDrawingsOut(
        takeCodeOut(
          this,
          source,
          inMarkdown,
          (source.match(/\(RenderedCodeBlock, /g) ?? []).length,
        ),
      );
};

/**
 * @param {import('webpack').LoaderContext<object>} loader
 * @param {string} source
 * @param {RegExp} place of the code in it
 * @param {number} count of the blocks that must be found
 */
function takeCodeOut(loader, source, place, count) {
  /** @type {string[]} */
  const taken = [];
  const rest = source.replace(place, (_, before, literal) => {
    taken.push(JSON.parse(literal));
    return `${before}lateCode[${taken.length - 1}]`;
  });
  if (taken.length < count) {
    throw new Error(
      'The code of some blocks is not found in the compiled page. See src/plugins/late-code/loader.cjs for what is expected of it.',
    );
  }
  if (taken.join('').length < worthARequest) return source;
  const text = JSON.stringify(taken);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `assets/code/${hash}.json`;
  loader.emitFile(file, text);
  const lines = JSON.stringify(taken.map(countLines));
  return `import {comeLate} from '${client}';
const lateCode = comeLate(__webpack_public_path__ + ${JSON.stringify(file)}, ${lines});
${rest}`;
}

/** @param {string} source */
function takeDrawingsOut(source) {
  if (!drawings.test(source)) return source;
  return `import {drawLater} from '${lateDrawings}';
drawLater();
${source.replace(drawings, `from '${lateDrawings}'`)}`;
}
