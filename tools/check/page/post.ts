import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import type {Page} from './pages';

/** Where the part of a post ends that lists and feeds show. */
const TRUNCATE = {md: '<!-- truncate -->', mdx: '{/* truncate */}'};

/** Checks that date, slug and file name of a post agree, that its date has come, and that it has an excerpt. */
export function checkPost({kind, file, text, frontMatter: {values, lines}}: Page, now = new Date()): Diagnostic[] {
  const [date, slug] = [String(values['date']), String(values['slug'])];
  if (kind !== 'post' || Number.isNaN(Date.parse(date))) return [];
  const day = date.slice(0, 10);
  const isFuture = day > now.toISOString().slice(0, 10);
  const right = slug.replace(/^\/\d{4}\/\d{2}\/\d{2}/, `/${day.replaceAll('-', '/')}`);
  const name = file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, `blog/${day}-`);
  const mark = TRUNCATE[file.endsWith('.mdx') ? 'mdx' : 'md'];
  const at = (key: string): number => lines.get(key) ?? 1;
  return [
    ...(isFuture ? diagnosticAt(at('date'), `the date ${day} is in the future`, 'add the post on that day') : []),
    ...(right === slug ? [] : diagnosticAt(at('slug'), `the slug names another day than the date`, `write ${right}`)),
    ...(name === file
      ? []
      : diagnosticAt(1, 'the file name does not begin with the date', `rename the file to ${name}`)),
    ...(text.includes(mark)
      ? []
      : diagnosticAt(1, 'the post has no excerpt for lists and feeds', `write ${mark} after the first paragraphs`)),
  ];
}
