import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {suggest} from './nearest';
import {plainText} from './plain-text';
import type {Problem} from './problem';
import type {Site} from './site';
import {isPlaceholder} from './style';

const KINDS = ['identifier', 'default', 'flag', 'version', 'conflict', 'pitfall'] as const;

/** A fact that a page has to tell, or the reason why it does not. */
interface Fact {
  readonly fact: string;
  readonly kind: string;
  /** Each has to occur in the text of the page; `/…/` is a regular expression. */
  readonly find?: readonly string[];
  readonly omitted?: string;
}

/** One file below `tests/content/facts`. */
export interface FactList {
  /** Path of the list from the root of the project. */
  readonly file: string;
  /** The list as it was written, for the lines of problems. */
  readonly source: string;
}

/** Every list below `tests/content/facts`, sorted. */
export function readFactLists(root: string): FactList[] {
  const folder = path.join(root, 'tests/content/facts');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      file: `tests/content/facts/${name.split(path.sep).join('/')}`,
      source: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The line on which a text stands as a JSON string; 1 when it does not. */
function lineOf(source: string, text: string): number {
  const position = source.indexOf(JSON.stringify(text));
  return position === -1 ? 1 : source.slice(0, position).split('\n').length;
}

/** What is wrong with the form of an entry, if anything. */
function formFlaw(entry: unknown): {problem: string; mend: string} | undefined {
  if (!isMap(entry) || typeof entry['fact'] !== 'string')
    return {problem: 'an entry has no fact', mend: 'write {"fact": …, "kind": …, "find": […]}'};
  const {kind, find, omitted, ...rest} = entry;
  delete rest['fact'];
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    return {problem: `an entry has the key ${unknown}`, mend: 'use fact, kind, find and omitted'};
  if (!KINDS.some((known) => known === kind))
    return {problem: `the kind ${String(kind)} does not exist`, mend: suggest(String(kind), KINDS, 'a kind')};
  if ((find === undefined) === (omitted === undefined))
    return {problem: 'an entry needs either find or omitted', mend: 'keep one of them'};
  if (omitted !== undefined) {
    const words = typeof omitted === 'string' ? omitted.split(/\s+/).length : 0;
    return words >= 3 ? undefined : {problem: 'omitted gives no reason', mend: 'say in at least three words why'};
  }
  const texts = Array.isArray(find) ? find : [];
  const usable = texts.length > 0 && texts.every((text) => typeof text === 'string' && text.trim().length >= 2);
  return usable ? undefined : {problem: 'find is not a list of texts', mend: 'write texts of at least two characters'};
}

/** True when the text of a page holds a text, or matches a `/regular expression/`. */
export function tells(text: string, find: string): boolean {
  const expression = /^\/(.+)\/([a-z]*)$/s.exec(find);
  return expression
    ? new RegExp(expression[1]!, expression[2]).test(text)
    : text.includes(find.replaceAll(/\s+/g, ' '));
}

/** Checks a list: its form, that its page exists, and that the page tells every fact. */
export function factProblems(site: Site, {file, source}: FactList): Problem[] {
  const list: unknown = JSON.parse(source);
  const problem = (line: number, words: string, mend: string): Problem => ({file, line, problem: words, mend});
  if (!isMap(list) || typeof list['page'] !== 'string' || !Array.isArray(list['facts']) || list['facts'].length === 0) {
    return [problem(1, 'the list has no page or no facts', 'write {"page": "docs/….md", "facts": […]}')];
  }
  const page = list['page'];
  if (!site.pageFiles.includes(page))
    return [
      problem(lineOf(source, page), `there is no page ${page}`, suggest(page, site.pageFiles, 'the path of a page')),
    ];
  if (isPlaceholder(site.page(page)))
    return [problem(lineOf(source, page), `the page ${page} is not written yet`, 'write it')];
  const text = plainText(site.page(page));
  return list['facts'].flatMap((entry: unknown) => {
    const flaw = formFlaw(entry);
    const name = isMap(entry) && typeof entry['fact'] === 'string' ? entry['fact'] : '';
    if (flaw) return [problem(lineOf(source, name), `"${name}": ${flaw.problem}`, flaw.mend)];
    const {find = [], kind} = entry as Fact;
    return find
      .filter((one) => !tells(text, one))
      .map((one) =>
        problem(
          lineOf(source, one),
          `${page} does not tell the ${kind} "${name}": \`${one}\` is not there`,
          'write it on the page, or put the fact among the omitted ones with a reason',
        ),
      );
  });
}
