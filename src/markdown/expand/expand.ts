import type {Root} from 'mdast';
import {FlawError} from '../../text/flaw';
import {parseMarkdown} from '../parse';
import type {Catalog} from './catalog';
import type {Page} from './directive';
import {expandFact} from './fact';
import {type Fail, findDirectives} from './find-directives';
import {directives} from './registry';

/** A page with its directives expanded, and the way back to the lines of its author. Lines are counted from 1. */
export interface Expanded {
  readonly text: string;
  /** The author's line of a line of `text`. What a directive made belongs to the line of the directive. */
  lineOf(line: number): number;
  /** Whether a directive made a line of `text`, or an empty line next to it. */
  isGenerated(line: number): boolean;
}

const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/;

/** Most pages hold nothing that looks like a directive, and need not be read. */
const MAY_HOLD_DIRECTIVES = /(?<!:)::[A-Za-z]|(?<!:):[A-Za-z][\w-]*\[/;

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** The tree of a page with the positions of its source; empty where MDX does not parse, which its compiler reports. */
function parse(source: string, file: string): Root {
  try {
    return parseMarkdown(
      source.replace(FRONT_MATTER, (front) => front.replace(/[^\n]/g, ' ')),
      file,
    );
  } catch {
    return {type: 'root', children: []};
  }
}

function refuseFactsInFrontMatter(source: string, fail: Fail): void {
  const front = FRONT_MATTER.exec(source)?.[0].split('\n') ?? [];
  const line = front.findIndex((text) => text.includes(':fact[')) + 1;
  if (line > 0) {
    fail(line, 'front matter is not expanded, so :fact[…] would be shown as it is', 'Write the value itself.');
  }
}

/**
 * Turns the directives of a page into Markdown.
 *
 * @throws FlawError for anything that the author of the page can fix
 */
export function expandPage(source: string, file: string, catalog: Catalog): Expanded {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  if (!MAY_HOLD_DIRECTIVES.test(source)) {
    return splice(lines, new Map());
  }
  const fail: Fail = (line, cause, fix) => {
    throw new FlawError(line, cause, fix, file);
  };
  refuseFactsInFrontMatter(lines.join('\n'), fail);
  const tree = parse(lines.join('\n'), file);
  const {uses, facts, ids} = findDirectives(lines, tree, fail);
  const [first] = [...uses, ...facts];
  if (first && file.endsWith('.mdx')) {
    fail(
      first.line,
      `${first.written}: directives become Markdown, not MDX`,
      'Name the page .md, or write the value itself.',
    );
  }
  // From the last to the first, so that places before a fact stay where they are.
  for (const {written, label, line, from} of facts.toReversed()) {
    const text = lines[line - 1] ?? '';
    const value = expandFact(label, catalog, (cause, fix) => fail(line, `${written}: ${cause}`, fix));
    lines[line - 1] = text.slice(0, from) + value + text.slice(from + written.length);
  }
  const page: Page = {ids, uses, written: new Map(), fields: new Set()};
  const made = new Map<number, string>();
  for (const {name, attributes, level, line, written} of uses) {
    const failHere = (cause: string, fix: string): never => fail(line, `${written}: ${cause}`, fix);
    made.set(line, directives[name]?.expand({attributes, level, page, catalog, fail: failHere}) ?? '');
  }
  return splice(lines, made);
}

/** Puts Markdown in the place of the lines that it was made of. */
function splice(lines: readonly string[], made: ReadonlyMap<number, string>): Expanded {
  const out: {text: string; line: number; generated: boolean}[] = [];
  lines.forEach((text, index) => {
    const line = index + 1;
    const markdown = made.get(line);
    if (markdown === undefined) {
      out.push({text, line, generated: false});
      return;
    }
    // Tables and lists need an empty line around them.
    const before = isBlank(out.at(-1)?.text) ? [] : [''];
    const after = isBlank(lines[line]) ? [] : [''];
    const indent = /^\s*/.exec(text)?.[0] ?? '';
    for (const one of [...before, ...markdown.split('\n'), ...after]) {
      out.push({text: one === '' ? '' : indent + one, line, generated: true});
    }
  });
  return {
    text: out.map(({text}) => text).join('\n'),
    lineOf: (line) => out[line - 1]?.line ?? line,
    isGenerated: (line) => out[line - 1]?.generated ?? false,
  };
}
