import {PROMPT, splitConsole} from './console';
import {escapeText} from '../../lib/escape';
import {NAME_PLACES} from '../break-opportunities';
import {tokenize} from './grammars';
import type {Language} from './languages';
import {linesOf, type Run} from './tokens';

const escape = (text: string): string => escapeText(text, /[&<>]/g);

const isShell = ({id}: Language): boolean => /^(?:bash|console|powershell)$/.test(id);

/** Inside camel-case names such as `createDiscovery|ScanType`. Only for commands, because table columns would become narrower. */
const HUMP = /(?<=[A-Za-z]{10,}[a-z])(?=[A-Z][a-z])/g;

/** A word in which a browser can break a line: after a hyphen, slash or question mark. */
const BREAKS_INSIDE = /\S[-/?]\S/;

const tokenHtml = (html: string, role: Run['role']): string =>
  role === undefined ? html : `<span class="token ${role}">${html}</span>`;

/** Characters per line on a phone. */
const PHONE = 34;

/** The longest word that is never broken. With its indentation, it fits a line on the smallest phone. */
const UNBROKEN = 28;

/** An element around a word, in which only a long word can break, after punctuation. */
function wordHtml(runs: readonly Run[]): string {
  const isLong = runs.reduce((sum, {text}) => sum + text.length, 0) > UNBROKEN;
  const places = (html: string): string =>
    isLong
      ? html
          .replace(NAME_PLACES, '$&<wbr>')
          .replace(HUMP, '<wbr>')
          .replace(/(?<=\w)-(?=\w)|=$/g, '$&<wbr>')
      : html;
  return `<span class="word">${runs.map(({text, role}) => tokenHtml(places(escape(text)), role)).join('')}</span>`;
}

/** Splits a run around its spaces. A `\` at the end of a line stays with the previous word. */
const parts = ({text, role}: Run): Run[] =>
  role === 'comment'
    ? [{text, role}]
    : text
        .split(/(\s+(?!\\$))/)
        .filter(Boolean)
        .map((part) => ({text: part, role}));

const isSpace = ({text}: Run): boolean => text.trim() === '';

/** A command line. Words with a hyphen or slash have an element, so that they move to the next line as a whole. */
function commandHtml(runs: readonly Run[]): string {
  const words: Run[][] = [[]];
  for (const part of runs.flatMap(parts)) {
    if (isSpace(part) || isSpace(words.at(-1)?.[0] ?? part)) words.push([]);
    words.at(-1)!.push(part);
  }
  let plain: Run[] = [];
  const add = (run: Run): void => {
    const last = plain.at(-1);
    if (last && last.role === run.role) plain.splice(-1, 1, {text: last.text + run.text, role: run.role});
    else plain.push(run);
  };
  const plainHtml = (): string => {
    const html = plain.map(({text, role}) => tokenHtml(escape(text), role));
    plain = [];
    return html.join('');
  };
  const html = words.map((word) => {
    const isComment = word[0]?.role === 'comment';
    const text = word.map((run) => run.text).join('');
    if (!isComment && (BREAKS_INSIDE.test(text) || text.length > UNBROKEN)) return plainHtml() + wordHtml(word);
    word.forEach(add);
    return '';
  });
  return html.join('') + plainHtml();
}

/** A line of code: its HTML and the kinds for its class names. */
interface Line {
  readonly html: string;
  readonly kinds: readonly string[];
}

function highlightLines(code: string, language: Language): readonly string[] {
  const {grammar} = language;
  const tokens = grammar === undefined ? [code] : tokenize(code, grammar);
  return linesOf(tokens).map((runs) =>
    isShell(language) ? commandHtml(runs) : runs.map(({text, role}) => tokenHtml(escape(text), role)).join(''),
  );
}

function consoleLines(code: string, language: Language): readonly Line[] {
  const session = splitConsole(code);
  const commands = highlightLines(session.map(({kind, text}) => (kind === 'command' ? text : '')).join('\n'), language);
  return session.map(({kind, prompt, text}, index) => ({
    html:
      kind === 'output'
        ? escape(text)
        : `${prompt ? `<span class="code-prompt">${PROMPT}</span>` : ''}${commands[index]}`,
    kinds: [kind],
  }));
}

function diffKinds(line: string): readonly string[] {
  if (/^(?:\+(?!\+\+ )|>)/.test(line)) return ['inserted'];
  return /^(?:-(?!-- )|<)/.test(line) ? ['deleted'] : [];
}

/** Lines of commands too long for a phone wrap with an indent (src/css/code-block.css), which requires a box for each line. */
function commandKinds(code: string): readonly string[] {
  return code.split('\n').some(({length}) => length > PHONE) ? ['command'] : [];
}

function linesFor(code: string, language: Language): readonly Line[] {
  if (language.id === 'console') return consoleLines(code, language);
  const source = code.split('\n');
  const commands = isShell(language) ? commandKinds(code) : [];
  return highlightLines(code, language).map((html, index) => ({
    html,
    kinds: language.id === 'diff' ? diffKinds(source[index] ?? '') : commands,
  }));
}

/**
 * The content of a code element: text, `<span class="token …">` and, if any line has a kind (inserted, deleted, command, output), one
 * `<span class="code-line …">` per line, which includes its line break.
 *
 * @param code without a trailing line break
 * @throws DiagnosticError on a terminal session that cannot be parsed
 */
export function codeHtml(code: string, language: Language): string {
  const lines = linesFor(code, language);
  if (lines.every(({kinds}) => kinds.length === 0)) return lines.map(({html}) => html).join('\n');
  const boxes = lines.map(
    ({html, kinds}) =>
      `<span class="${['code-line', ...kinds.map((kind) => `code-${kind}`)].join(' ')}">${html}\n</span>`,
  );
  return boxes.join('');
}
