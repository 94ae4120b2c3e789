import {PROMPT, splitConsole} from './console';
import {escapeText} from '../../text/escape';
import {NAME_PLACES} from '../break-opportunities';
import type {Language} from './languages';
import {tokenize} from './prism';
import {linesOf, type Run} from './tokens';

const escape = (text: string): string => escapeText(text, /[&<>]/g);

const isShell = ({id}: Language): boolean => /^(?:bash|console|powershell)$/.test(id);

/** Before a part of a name, `createDiscovery|ScanType`: a command has no column that would grow narrower for it. */
const HUMP = /(?<=[A-Za-z]{10,}[a-z])(?=[A-Z][a-z])/g;

/** Code of a shell: a long word can break after its punctuation. */
function breakable(text: string): string {
  return escape(text)
    .replace(/\S{16,}/g, (word) => word.replace(NAME_PLACES, '$&<wbr>').replace(HUMP, '<wbr>'))
    .replace(/=$/, '$&<wbr>');
}

/** Text of a command: a flag stays in one piece, a backslash with its word. */
const commandText = (text: string): string =>
  breakable(text)
    .replace(/(?<=^|\s)--?[A-Za-z][\w-]*/g, '<span class="unbroken">$&</span>')
    .replace(/ \\$/, '<span class="unbroken">$&</span>');

function runHtml({text, role}: Run, language: Language): string {
  if (role === undefined) return isShell(language) ? commandText(text) : escape(text);
  return `<span class="token ${role}">${isShell(language) ? breakable(text) : escape(text)}</span>`;
}

/** A line of code on its way to HTML: what it holds and what its box is called. */
interface Line {
  readonly html: string;
  readonly kinds: readonly string[];
}

function highlightLines(code: string, language: Language): readonly string[] {
  const {grammar} = language;
  const tokens = grammar === undefined ? [code] : tokenize(code, grammar);
  return linesOf(tokens).map((runs) => runs.map((run) => runHtml(run, language)).join(''));
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
  if (/^(?:\+(?!\+\+ )|>)/.test(line)) {
    return ['inserted'];
  }
  return /^(?:-(?!-- )|<)/.test(line) ? ['deleted'] : [];
}

/** What a phone shows of a line. */
const PHONE = 34;

/** A command that a phone would cut goes on in the next line, indented (src/css/code-block.css): for that it needs a box. */
function commandKinds(code: string): readonly string[] {
  return code.split('\n').some(({length}) => length > PHONE) ? ['command'] : [];
}

function linesFor(code: string, language: Language): readonly Line[] {
  if (language.id === 'console') {
    return consoleLines(code, language);
  }
  const source = code.split('\n');
  const commands = isShell(language) ? commandKinds(code) : [];
  return highlightLines(code, language).map((html, index) => ({
    html,
    kinds: language.id === 'diff' ? diffKinds(source[index] ?? '') : commands,
  }));
}

/**
 * The inside of a code element: text, `<span class="token …">` and, where a line has a meaning of its own (inserted, deleted,
 * command, output), one `<span class="code-line …">` for each line, which holds its line break.
 *
 * @param code without a last line break
 * @throws FlawError on a terminal session that cannot be read
 */
export function codeHtml(code: string, language: Language): string {
  const lines = linesFor(code, language);
  if (lines.every(({kinds}) => kinds.length === 0)) {
    return lines.map(({html}) => html).join('\n');
  }
  const boxes = lines.map(
    ({html, kinds}) =>
      `<span class="${['code-line', ...kinds.map((kind) => `code-${kind}`)].join(' ')}">${html}\n</span>`,
  );
  return boxes.join('');
}
