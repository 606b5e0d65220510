import {type Row, rowList} from './markdown';

/** What an outcome depends on, at the beginning of a sentence. */
const condition =
  /^((?:With|Without|For|If|When|On|In|Before|After) [^,]+), (.+)$/s;

/** An error and its message, at the beginning of a sentence. */
const error =
  /^(\[?`\w*Error`\S*(?: with the message)? (?:“[^”]+”|`[^`]+`))[, ]+(.+)$/s;

/**
 * What comes back or is thrown, each case in a row: what it depends on, then what
 * happens. A single sentence stays a paragraph.
 */
export function cases(text: string): string {
  const sentences = text.split(/(?<=\.)\s+(?=["“`[A-Z])/);
  const rows = sentences.map(caseOf);
  const isPlain = rows.length === 1 && rows[0]!.head === '';
  return isPlain ? text : rowList(rows.map(headed), 'api-rows api-cases');
}

function caseOf(sentence: string): Row {
  const [, head = '', rest = sentence] =
    error.exec(sentence) ?? condition.exec(sentence) ?? [];
  return {
    head: head.replace(/ with the message/, ''),
    words: rest.charAt(0).toUpperCase() + rest.slice(1),
    rows: [],
  };
}

/** A sentence that names no case stands alone. */
const headed = ({head, words, rows}: Row): Row =>
  head === '' ? {head: words, words: '', rows} : {head, words, rows};
