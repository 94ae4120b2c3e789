import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {toString} from 'mdast-util-to-string';
import {EntryIds, isReference} from '../../../markdown/entries/ids';
import {endMark} from '../../../markdown/anchors';
import {anchorMark} from '../../../markdown/expand/text';
import {parseMarkdown} from '../../../markdown/parse';
import {headingSlug} from '../../../text/slug';

/** The id at the end of a heading of MDX. */
const COMMENT = /^(.*?)\s*\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;

/** A heading with the ids at its end: as Markdown here has them, or as the comment of MDX. */
function markedHeading(line: string): {readonly text: string; readonly ids: readonly string[]} {
  const [, text = line, id] = COMMENT.exec(line) ?? [];
  return endMark(line) ?? {text: text.trimEnd(), ids: id === undefined ? [] : [id]};
}

/** Text of a line without its markup. */
const wordsOf = (markdown: string): string =>
  /[`*_[\]\\&<~]/.test(markdown) ? toString(parseMarkdown(markdown, '.md')) : markdown;

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The code with which a cell begins, within a link or not. */
const nameOf = (cell = ''): string | undefined => /^\[?(`+) ?(.+?) ?\1(?!`)/.exec(cell)?.[2]?.replaceAll('\\|', '|');

/**
 * Says in the Markdown of one page, from top to bottom, the ids that its HTML has and that no reader of Markdown would make of
 * the words: `{#id}` behind a heading, and behind the name in the first cell of a reference (src/markdown/entries).
 */
export class SaidIds {
  private readonly slugs = createSlugger();
  private readonly entries = new EntryIds();
  private readonly made: Set<string>;
  private heading = 'page';

  /** @param title is a heading above the text, too */
  constructor(title: string) {
    this.made = new Set([headingSlug(title)]);
  }

  /** A heading with the ids that differ from its generated one. */
  inHeading(line: string): string {
    const {text, ids: marked} = markedHeading(line);
    const words = wordsOf(text.replace(/^#+\s+/, ''));
    const ids = marked.length > 0 ? marked : [this.slugs.slug(words)];
    this.heading = ids[0] ?? '';
    const own = headingSlug(words);
    const isMade = ids.includes(own) && !this.made.has(own);
    if (isMade) this.made.add(own);
    const said = ids.filter((id) => id !== own || !isMade);
    return said.length === 0 ? text : `${text} ${anchorMark(said)}`;
  }

  /** The lines of a table, with the ids of its rows where it is a reference. */
  inTable([head = '', line = '', ...rows]: readonly string[]): readonly string[] {
    const headers = cellsOf(head).map(wordsOf);
    const names = rows.map((row) => nameOf(cellsOf(row)[0]));
    if (!isReference(headers, names)) return [head, line, ...rows];
    const marked = rows.map((row, index) => {
      const id = this.entries.of(headers[0] ?? '', names[index] ?? '', this.heading);
      return row.replace(/^(\s*\|?(?:\\.|[^\\|])*?)\s*(?=\|)/, (cell) => `${cell.trimEnd()} ${anchorMark([id])} `);
    });
    return [head, line, ...marked];
  }
}
