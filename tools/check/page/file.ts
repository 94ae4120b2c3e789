import path from 'node:path';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import type {Site} from '../site';
import type {Page} from './pages';

/** Longer lines are data, whose check would take minutes. */
const LONGEST_LINE = 20_000;

/** Reports a file that is no page: in another encoding, empty, or with a line of data. */
export function checkFile({source}: Site, file: string): readonly Diagnostic[] {
  const {text, diagnostics} = source(file);
  if (text === '' && diagnostics.length > 0) return diagnostics;
  if (text.trim() === '') return diagnosticAt(1, 'the file is empty', 'write the page, or delete the file');
  const long = text.split('\n').findIndex(({length}) => length > LONGEST_LINE) + 1;
  const problem = `the line has more than ${LONGEST_LINE} characters`;
  return long === 0 ? [] : diagnosticAt(long, problem, 'break it, or put the data into a file');
}

/** Characters of addresses that every server and file system treats in the same way. */
const PLAIN = /^[a-z0-9._/-]+$/;

const plainName = (file: string): string =>
  file
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9._/-]+/g, '-')
    .replaceAll(/-*([./])-*/g, '$1');

/** Checks that servers can serve a page under its name, and that no other page has its address. */
export function* checkAddress({doubled}: Site, file: string): Iterable<Diagnostic> {
  const name = path.posix.basename(file);
  if (!PLAIN.test(file))
    yield* diagnosticAt(1, `${name} cannot be an address`, `rename the file to ${plainName(file)}`);
  const other = doubled.get(file);
  const taken = `the page has the same address as ${other}`;
  if (other !== undefined) yield* diagnosticAt(1, taken, 'change the slug or the name of one of them');
}

/** Checks that date, slug and file name of a post agree, that its date has come, and that it has an excerpt for lists and feeds. */
export function* checkPost({kind, file, text, frontMatter: {values, lines}}: Page): Iterable<Diagnostic> {
  const [date, slug] = [String(values['date']), String(values['slug'])];
  if (kind !== 'post' || Number.isNaN(Date.parse(date))) return;
  const day = date.slice(0, 10);
  const lineOf = (key: string): number => lines.get(key) ?? 1;
  if (day > new Date().toISOString().slice(0, 10))
    yield* diagnosticAt(lineOf('date'), `the date ${day} is in the future`, 'add the post on that day');
  const right = slug.replace(/^\/\d{4}\/\d{2}\/\d{2}/, `/${day.replaceAll('-', '/')}`);
  if (right !== slug) yield* diagnosticAt(lineOf('slug'), 'the slug names another day than the date', `write ${right}`);
  const name = file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, `blog/${day}-`);
  if (name !== file) yield* diagnosticAt(1, 'the file name does not begin with the date', `rename the file to ${name}`);
  const mark = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const noExcerpt = 'the post has no excerpt for lists and feeds';
  if (!text.includes(mark)) yield* diagnosticAt(1, noExcerpt, `write ${mark} after the first paragraphs`);
}
