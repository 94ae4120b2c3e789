import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {BOXES} from '../../../src/markdown/boxes';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {nodeFlaws} from './nodes';
import type {Page} from './pages';

/** Lines that git leaves where two changes met. The one in the middle may also stand in code. */
function conflictFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  visit(page.tree, 'code', ({position}: Code) => {
    lines.fill('', position!.start.line - 1, position!.end.line);
  });
  const middle = lines.findIndex((text) => /^(?:={7}|\|{7}.*)$/.test(text)) + 1;
  const outer = page.source.split('\n').findIndex((text) => /^(?:<{7}|>{7})(?: |$)/.test(text)) + 1;
  const line = outer || (middle && page.lineOf(middle));
  return line === 0 ? [] : flawAt(line, 'a conflict of a merge is left', 'keep what is right and remove the marks');
}

/** Lines of prose as they rarely stand in code: headings, bold beginnings, sentences, rows of tables. */
const PROSE = /^(?:#{2,6} |\*\*|\| |[-*] (?:\*\*|[A-Z`])|::|[A-Z][\w'’`]*,? [^:={};]*$)/;

/** The line of some code, counted from 0, before which its fence should have ended; -1 where nothing tells. */
function endOfCode(lines: readonly string[], interrupted: number): number {
  const prose = lines.findIndex((text, index) => lines[index - 1]?.trim() === '' && PROSE.test(text));
  return prose === -1 ? interrupted : prose;
}

/** A fence that another one interrupts, or that the page ends in. */
function openFenceFlaws(page: Page): Flaw[] {
  const flaws: Flaw[] = [];
  const lines = page.text.split('\n');
  visit(page.tree, 'code', (node: Code) => {
    const start = node.position!.start.line;
    const mark = /^[>\s\d.*-]*?(`{3,}|~{3,})/.exec(lines[start - 1] ?? '')?.[1];
    if (mark === undefined || page.isGenerated(start)) return;
    const last = lines[node.position!.end.line - 1]?.trim().replace(/^(?:>\s*)+/, '') ?? '';
    const closed = node.position!.end.line > start && last.startsWith(mark) && /^(?:`+|~+)$/.test(last);
    const code = node.value.split('\n');
    const inner = code.findIndex((text) => text.trim().startsWith(mark) && /^[`~]{3,}\w/.test(text.trim()));
    if (closed && inner === -1) return;
    const end = endOfCode(code, inner);
    const mend = `end the code with ${mark}${end === -1 ? '' : ` before line ${page.lineOf(start + end + 1)}`}`;
    flaws.push({line: page.lineOf(start), problem: 'the fence is not closed', mend});
  });
  return flaws.slice(0, 1);
}

/** What other sites call the same boxes. */
const SYNONYMS: Readonly<Record<string, string>> = {
  attention: 'warning',
  caution: 'warning',
  warn: 'warning',
  important: 'info',
  hint: 'tip',
  success: 'tip',
  error: 'danger',
};

/** The kind of box that a name means, in whatever letters. */
export function boxMeant(name: string): string | undefined {
  const small = name.toLowerCase();
  return BOXES.find((box) => box === small) ?? SYNONYMS[small];
}

/** Boxes that are unknown or not closed. */
export function boxFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  return nodeFlaws(page, (node) => {
    if (node.type !== 'containerDirective') return [];
    const {name, position} = node;
    const meant = boxMeant(name);
    const unknown = {
      problem: `there is no box :::${name}`,
      mend: `use :::${BOXES.join(', :::')}`,
      ...(meant && {fix: {from: `:::${name}`, to: `:::${meant}`}}),
    };
    const open = {problem: `the box :::${name} is not closed`, mend: 'end it with a line that holds only :::'};
    const closed = /:{3,}\s*$/.test(lines[position!.end.line - 1] ?? '');
    return [...(meant === name ? [] : [unknown]), ...(closed ? [] : [open])];
  });
}

/** What makes the rest of a page read wrongly, so that nothing else is said of it. */
export function unreadableFlaws(page: Page): Flaw[] {
  const conflicts = conflictFlaws(page);
  return conflicts.length > 0 ? conflicts : openFenceFlaws(page);
}
