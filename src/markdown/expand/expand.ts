import type {Root} from 'mdast';
import {DiagnosticError} from '../../lib/diagnostic';
import {normalized} from '../../lib/source';
import {splitFrontMatter} from '../front-matter';
import {parseMarkdown} from '../parse';
import type {Catalog} from './catalog';
import type {Call, Page} from './directive';
import {type Fail, findDirectives} from './find-directives';
import {guideOf} from '../guides';
import {guideHead, guidesUsing} from './guide';
import {named} from './lookup';
import {directives} from './registry';

/** A page with expanded directives, mapped to the author's lines. Lines are counted from 1. */
export interface Expanded {
  readonly text: string;
  /** The author's line for a line of `text`; for generated lines, the line of the directive. */
  lineOf(line: number): number;
  /** Whether a directive generated a line of `text`, including the blank lines around it. */
  isGenerated(line: number): boolean;
}

/** A fast test, because most pages contain no directives and need no parsing. */
const MAY_HOLD_DIRECTIVES = /(?<!:)::[A-Za-z]|(?<!:):[A-Za-z][\w-]*\[/;

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** The Markdown tree with source positions; empty on an MDX syntax error, which the MDX compiler reports. */
function parse(source: string, file: string): Root {
  try {
    const {content} = splitFrontMatter(source);
    // Blank, so that all offsets stay the same.
    const front = source.slice(0, source.length - content.length).replace(/[^\n]/g, ' ');
    return parseMarkdown(front + content, file);
  } catch {
    return {type: 'root', children: []};
  }
}

/** `:fact[release]` or `:fact[registry]`, anywhere on a page except in front matter. */
const FACT = /(?<!\\):fact\[([^\]\n]*)\]/g;

/** The lines of a page with facts replaced by their values. */
function linesOf(source: string, {release, registry}: Catalog, fail: Fail): string[] {
  const facts = Object.entries({release, registry});
  const lines = source.split('\n');
  const {length: head} = splitFrontMatter(source);
  return lines.map((text, index) =>
    text.replaceAll(FACT, (written, name: string) => {
      const refuse: Call['fail'] = (cause, fix) => fail({line: index + 1, written}, cause, fix);
      // Docusaurus reads the front matter from the file, not from the output of the preprocessor.
      if (index < head) return refuse('front matter is not expanded', 'Write the value itself.');
      return named({fail: refuse}, name, facts, ([fact]) => fact, 'there is no fact')[1];
    }),
  );
}

/**
 * Expands the directives of a page to Markdown.
 *
 * @throws DiagnosticError for anything that the author of the page can fix
 */
export function expandPage(source: string, file: string, catalog: Catalog): Expanded {
  const fail: Fail = ({line, written}, cause, fix) => {
    throw new DiagnosticError(`${written}: ${cause}`, fix, line, file);
  };
  const lines = linesOf(normalized(source), catalog, fail);
  const text = lines.join('\n');
  const added = addedTo(lines, file, catalog);
  if (!MAY_HOLD_DIRECTIVES.test(text)) return splice(lines, new Map(), added);
  const {uses, ids} = findDirectives(lines, parse(text, file), fail);
  const [first] = uses;
  if (first && file.endsWith('.mdx')) {
    fail(first, 'directives become Markdown, not MDX', 'Name the page .md, or write the value itself.');
  }
  const page: Page = {ids, written: new Map(), fields: new Set()};
  const made = new Map<number, string>();
  for (const use of uses) {
    const call: Call = {...use, page, catalog, fail: (cause, fix) => fail(use, cause, fix)};
    made.set(use.line, directives[use.name]?.expand(call) ?? '');
  }
  return splice(lines, made, added);
}

/** Markdown that pages contain without a directive, by the line before it: the facts of a guide, and links to guides. */
function addedTo(lines: readonly string[], file: string, catalog: Catalog): ReadonlyMap<number, string> {
  const text = lines.join('\n');
  const guide = file.endsWith('.md') ? guideOf(text) : undefined;
  const using = guidesUsing(file, catalog.guides());
  const last = lines.findLastIndex((line) => !isBlank(line)) + 1;
  return new Map([
    ...(guide ? [[splitFrontMatter(text).length, guideHead(guide)] as const] : []),
    ...(using === '' ? [] : [[last, using] as const]),
  ]);
}

/** Replaces directive lines with their Markdown, and adds Markdown after other lines. */
function splice(
  lines: readonly string[],
  made: ReadonlyMap<number, string>,
  added: ReadonlyMap<number, string>,
): Expanded {
  const out: {text: string; line: number; generated: boolean}[] = [];
  const put = (markdown: string, line: number, indent = ''): void => {
    // Tables and lists require blank lines around them.
    const before = isBlank(out.at(-1)?.text) ? [] : [''];
    const after = isBlank(lines[line]) ? [] : [''];
    for (const text of [...before, ...markdown.split('\n'), ...after])
      out.push({text: text === '' ? '' : indent + text, line, generated: true});
  };
  lines.forEach((text, index) => {
    const line = index + 1;
    const [markdown, more] = [made.get(line), added.get(line)];
    if (markdown === undefined) out.push({text, line, generated: false});
    else put(markdown, line, /^\s*/.exec(text)?.[0]);
    if (more !== undefined) put(more, line);
  });
  return {
    text: out.map(({text}) => text).join('\n'),
    lineOf: (line) => out[line - 1]?.line ?? line,
    isGenerated: (line) => out[line - 1]?.generated ?? false,
  };
}
