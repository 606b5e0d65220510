const string = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/.source;

/** What translators are told of a text, behind its name or behind itself. */
const inCall = new RegExp(
  `((?:\\bid|message):\\s*${string},\\s*)description:\\s*${string},?`,
  'g',
);

/** The same in an element. */
const inElement = /(<Translate\s+id="[^"]*")\s+description="[^"]*"/g;

/**
 * Takes out of a theme's module what is said there of texts to translate: the
 * command that collects the texts reads it from the sources.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = (source) =>
  source.replace(inCall, '$1').replace(inElement, '$1');
