import {BOXES} from '../../../src/markdown/boxes';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import {nodeFlaws} from './pages';
import type {Page} from './pages';

/** The first line that git leaves where two changes meet. */
function conflictFlaws({source}: Page): Flaw[] {
  const line = source.split('\n').findIndex((text) => /^(?:<{7}|>{7})(?: |$)/.test(text)) + 1;
  return line === 0 ? [] : flawAt(line, 'a merge conflict is left', 'keep the right text and remove the markers');
}

/** A fence that another fence interrupts, or that continues to the end of the page. */
function openFenceFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  const flaws = nodeFlaws(page, (node, isGenerated) => {
    if (node.type !== 'code' || isGenerated) return [];
    const {start, end} = node.position!;
    const mark = /^[>\s\d.*-]*?(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
    if (mark === undefined) return [];
    const last = lines[end.line - 1]?.replace(/^[>\s]*/, '').trim() ?? '';
    const isClosed = end.line > start.line && last.startsWith(mark) && /^(?:`+|~+)$/.test(last);
    const code = node.value.split('\n').map((text) => text.trim());
    const hasInner = code.some((text) => text.startsWith(mark) && /^[`~]{3,}\w/.test(text));
    return isClosed && !hasInner ? [] : [{problem: 'the fence is not closed', fix: `end the code with ${mark}`}];
  });
  return flaws.slice(0, 1);
}

/** Admonitions that do not exist or are not closed. */
export function boxFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  return nodeFlaws(page, (node) => {
    if (node.type !== 'containerDirective') return [];
    const {name, position} = node;
    const isClosed = /:{3,}\s*$/.test(lines[position!.end.line - 1] ?? '');
    return [
      ...(BOXES.some((box) => box === name)
        ? []
        : [{problem: `there is no admonition :::${name}`, fix: suggest(name, BOXES)}]),
      ...(isClosed ? [] : [{problem: `:::${name} is not closed`, fix: 'end it with a line that contains only :::'}]),
    ];
  });
}

/** Mistakes that make the rest of a page read wrongly, so that nothing else is reported. */
export function unreadableFlaws(page: Page): Flaw[] {
  const conflicts = conflictFlaws(page);
  return conflicts.length > 0 ? conflicts : openFenceFlaws(page);
}
