import {BOXES} from '../../../markdown/boxes';
import {readFenceMeta} from '../../../markdown/code/meta';
import {capital, outsideCode} from '../../../markdown/expand/text';
import {isKind, type TryFence} from '../../../markdown/try-blocks/parts';
import {resultText} from '../../../markdown/try-blocks/result';
import {type Fence, type Part, partsOf} from './parts';

const tryWord = (part: Part | undefined): string | undefined =>
  typeof part === 'object' ? readFenceMeta(part.code.meta ?? '').try : undefined;

/** Adds the text that the page generates after fences: the description of a diagram, the outcome of a try block. */
function explained(parts: readonly Part[]): readonly Part[] {
  let block: TryFence[] = [];
  return parts.flatMap((part, index) => {
    if (typeof part === 'string') return [part];
    const {desc, try: word} = readFenceMeta(part.code.meta ?? '');
    const notes: string[] = [];
    if (desc !== undefined) notes.push(`Description: ${desc}`);
    if (word !== undefined) {
      block.push({code: part.code, word});
      const next = tryWord(parts.slice(index + 1).find((one) => one !== ''));
      if (next === undefined || isKind(next)) {
        notes.push(`**What it comes to:** ${resultText(block)}`);
        block = [];
      }
    }
    return [part, ...notes.flatMap((text) => ['', ...partsOf(text), ''])];
  });
}

const BOX_START = new RegExp(`^(\\s*):{3,}(${BOXES.join('|')})(?:\\[(.*)\\])?\\s*$`);
const BOX_END = /^\s*:{3,}\s*$/;

/** Collects lines, inside and outside of admonitions. */
class Lines {
  private readonly lines: string[] = [];
  /** The indents of the open admonitions. */
  private readonly boxes: string[] = [];

  private quoted(line: string): string {
    const indent = this.boxes[0];
    return indent === undefined
      ? line
      : `${indent}${'> '.repeat(this.boxes.length)}${line.slice(indent.length)}`.trimEnd();
  }

  /** Adds a line of text. Consecutive blank lines are collapsed. */
  text(line: string): void {
    if (line.trim() !== '' || this.lines.at(-1)?.replace(/[\s>]/g, '') !== '') this.lines.push(this.quoted(line));
  }

  /**
   * Adds a fence with its language and title. Other meta is omitted, because only the project's own checks use it. The code is unchanged.
   */
  fence({indent, mark, lines, code}: Fence): void {
    const title = /\btitle=(?:"[^"]*"|'[^']*')/.exec(code.meta ?? '')?.[0];
    const info = [code.lang, title].filter(Boolean).join(' ');
    for (const line of [`${indent}${mark}${info}`, ...lines, indent + mark]) this.lines.push(this.quoted(line));
  }

  /** Adds a line that opens or closes an admonition, which becomes a block quote with its name. Returns false for other lines. */
  box(line: string): boolean {
    const [opens, indent = '', kind = '', title] = BOX_START.exec(line) ?? [];
    if (opens === undefined && (this.boxes.length === 0 || !BOX_END.test(line))) return false;
    if (opens === undefined) {
      if (this.lines.at(-1) === this.quoted('')) this.lines.pop();
      this.boxes.pop();
      this.lines.push(this.quoted(''));
      return true;
    }
    this.text('');
    this.boxes.push(indent);
    this.text(`${indent}**${capital(kind)}${title === undefined ? '' : `: ${title}`}**`);
    this.text('');
    return true;
  }

  toString(): string {
    return this.lines.join('\n').trim();
  }
}

/** The id of a heading in MDX. */
const ID_COMMENT = /\{\/\*\s*(#\S+)\s*\*\/\}/g;
const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/g;
const TAB = /<TabItem\b[^>]*\slabel="([^"]*)"[^>]*>/g;
const MODULE = /^(?:import .* from ['"].*|export (?:const|default|function) .*)$/;
const TAG = /(?<!\\)<\/?[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>/g;

/** Removes tags from a line. A tab becomes its label, other tags their content. */
const withoutTags = (line: string): string =>
  outsideCode(line, (text) =>
    text.replaceAll(ID_COMMENT, '{$1}').replaceAll(COMMENT, '').replaceAll(TAB, '**$1:**').replaceAll(TAG, ''),
  );

/**
 * The text of a page without site-specific syntax.
 *
 * @param addressOf the absolute URL for a path of this site
 */
export function readable(markdown: string, addressOf: (path: string) => string): string {
  const lines = new Lines();
  const linked = (line: string) =>
    outsideCode(line, (text) =>
      text.replaceAll(/\]\((?:pathname:\/\/)?(\/[^\s)#?]*)/g, (_, path: string) => `](${addressOf(path)}`),
    );
  for (const part of explained(partsOf(markdown))) {
    if (typeof part !== 'string') lines.fence(part);
    else if (!lines.box(part)) {
      const text = withoutTags(part);
      // A line that contains only tags is omitted.
      if ((text.trim() !== '' || part.trim() === '') && !MODULE.test(text)) lines.text(linked(text));
    }
  }
  return lines.toString();
}
