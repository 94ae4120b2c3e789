import type {Flaw} from '../../../src/text/flaw';

const OPENS = new Set(['if', 'range', 'with', 'define', 'block']);

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The position behind the `}}` that closes the action at `start`; quotes and comments are skipped. */
function actionEnd(text: string, start: number): number {
  const comment = /^\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/.exec(text.slice(start));
  if (comment) return start + comment[0].length;
  const inside = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|\}\}|\{\{/g;
  inside.lastIndex = start + 2;
  for (let match = inside.exec(text); match; match = inside.exec(text)) {
    if (match[0] === '}}') return inside.lastIndex;
    if (match[0] === '{{') return -1;
  }
  return -1;
}

/** Checks a Go or Helm template: every action is closed, blocks end, `else` and `end` belong to one. */
export function templateFlaws(text: string): Flaw[] {
  const flaws: Flaw[] = [];
  const open: {keyword: string; line: number}[] = [];
  for (let start = text.indexOf('{{'); start !== -1;) {
    const line = lineAt(text, start);
    const end = actionEnd(text, start);
    if (end === -1) {
      flaws.push({line, problem: 'a template action {{ is not closed', mend: 'close it with }}'});
      return flaws;
    }
    const keyword = /^\{\{-?\s*([a-z]+)\b/.exec(text.slice(start, end))?.[1] ?? '';
    if (OPENS.has(keyword)) open.push({keyword, line});
    else if (keyword === 'end' && !open.pop())
      flaws.push({line, problem: '{{ end }} closes nothing', mend: 'remove it or open a block'});
    else if (keyword === 'else' && open.length === 0)
      flaws.push({line, problem: '{{ else }} stands outside a block', mend: 'open it with {{ if }}'});
    start = text.indexOf('{{', end);
  }
  for (const {keyword, line} of open)
    flaws.push({line, problem: `{{ ${keyword} }} has no {{ end }}`, mend: 'close it with {{ end }}'});
  return flaws;
}
