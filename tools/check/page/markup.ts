import type {Heading, Html, Paragraph, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Fix, Flaw} from '../../../src/text/flaw';
import {type Found, nodeFlaws} from './nodes';
import type {Page} from './pages';
import {directives} from '../../../src/markdown/expand/registry';
import {boxMeant} from './unreadable';

/** Marks of Markdown that stand in the text, because what they should do was not understood. */
const LEFT: readonly (readonly [pattern: RegExp, problem: string, mend: string])[] = [
  [
    /\([^()\n]+\)\[(?:\/|https?:|#)[^\][]*\]/,
    'the brackets of a link are the wrong way round',
    'write [text](address)',
  ],
  [/<!--/, 'the comment is not closed, or has text before it', 'end it with -->'],
  [/\]\((?:\/|#)[^()\n"]* [^()\n"]*\)/, 'a blank stands in the address of a link', 'remove it, or write %20'],
  [/\[[^\][]+\] \((?:\/|https?:)/, 'a blank stands between the text and the address of a link', 'remove it'],
  [
    /\*\*/,
    'the mark ** opens or closes nothing',
    'write **text** around what is bold, on both sides and without blanks',
  ],
  [/(?<!\\)`/, 'the mark ` opens or closes nothing', 'write `code` with a mark on both sides'],
  [/\[\^[\w-]+\]/, 'the footnote does not exist', 'add [^name]: text, or remove the mark'],
  [/\[[^\][]+\]\[[^\][]*\]/, 'the address that the link refers to is missing', 'write [text](address)'],
  [/^#{1,6}(?=\p{L})/mu, 'a heading needs a blank behind its #', 'write it'],
  [
    /\{#(?![\w.[\]:-]+(?: #[\w.[\]:-]+)*\})[^}]*\}/,
    'this is no id',
    'write it with letters, digits and hyphens: {#storage}, or several as {#storage #buckets}',
  ],
  [/&[a-z]+\d?;/i, 'HTML has no such sign', 'write the sign itself'],
  [/(?<!\w):[a-z]+(?:_[a-z]+)*:(?!\w)/, 'the short name of an emoji stands here', 'say it in words'],
  [/\]\($/, 'a blank stands in the address of a link', 'remove it, or write %20'],
  [/\p{L} [.,;?!](?=\s|$)/u, 'a blank stands before the mark', 'remove it'],
  [
    /\p{Ll}{2}\.(?:The|This|That|These|Then|An?|It|If|In|When|You|For|To|Each|See|With|On|No|Use) /u,
    'no blank stands between two sentences',
    'add it',
  ],
  [/\b[Ii]ts (?:not|an?|the|possible|necessary|important) /, '"its" says whose it is', 'write it is'],
  [/^:{3,}(?=.*\w)/m, 'the box was not understood', 'write :::note, or :::note[Title], with nothing else on the line'],
];

/** The opening line of a box as it should be; undefined where it is not clear what it should be. */
function boxFix(text: string): Fix | undefined {
  const [from, marks, name, title] = /^(:{3,})[ \t]*([A-Za-z]+)[ \t]*(.*?)[ \t]*$/.exec(text) ?? [];
  const kind = name === undefined ? undefined : boxMeant(name);
  if (from === undefined || kind === undefined || title === undefined) return undefined;
  const label = title.replace(/^\[(.*)\]$/, '$1').replace(/^"(.*)"$/, '$1');
  return /[[\]{}]/.test(label) ? undefined : {from, to: `${marks}${kind}${label === '' ? '' : `[${label}]`}`};
}

const textFlaws = ({value}: Text): readonly Found[] =>
  LEFT.flatMap(([pattern, problem, mend]) => {
    const found = pattern.exec(value);
    if (!found) return [];
    const below = value.slice(0, found.index).split('\n').length - 1;
    const fix = found[0].startsWith(':::') ? boxFix(value.split('\n')[below]!) : undefined;
    return [{problem, mend: fix ? `write ${fix.to}` : mend, below, ...(fix && {fix})}];
  });

/** Two lines of cells without the line of hyphens between them. */
const isLostTable = (lines: readonly string[]): boolean => lines.filter((line) => /^\|.*\|\s*$/.test(line)).length > 1;

/** Words that only titles in capitals spell so, unless they stand first or behind a mark. */
const TITLE_CASE =
  /[\p{L}\d)] (?:A(?= \p{Lu}\p{Ll})|An|And|As|At|By|For|From|In|Into|Of|On|Or|The|To|With|Without|Your)(?= )/u;

function headingFlaws({children}: Heading): readonly Found[] {
  if (children.some((child) => child.type === 'text' && TITLE_CASE.test(child.value)))
    return [{problem: 'the heading has its words in capitals', mend: 'write it like a sentence'}];
  const last = children.at(-1);
  return last?.type === 'text' && /[:.]$/.test(last.value.replace(/\s*\{#[^}]*\}$/, ''))
    ? [{problem: 'the heading ends like a sentence', mend: 'end it with its last word'}]
    : [];
}

/** Keys and what can be folded, for which Markdown has no mark, and what has checks of its own. */
const TAKEN: ReadonlySet<string> = new Set(['kbd', 'abbr', 'sub', 'sup', 'details', 'summary', 'a', 'img']);

function htmlFlaws({value}: Html): readonly Found[] {
  if (value.startsWith('<!--'))
    return value.includes('-->')
      ? []
      : [{problem: 'the comment is not closed, and hides the rest of the page', mend: 'end it with -->'}];
  const tag = /^<([a-z][\w-]*)/i.exec(value)?.[1];
  if (tag === undefined || TAKEN.has(tag.toLowerCase())) return [];
  return /^[A-Z]/.test(tag)
    ? [{problem: `<${tag}> is a component in a file of Markdown`, mend: 'call the file .mdx and import it'}]
    : [{problem: `<${tag}> is raw HTML`, mend: 'write Markdown, or code if readers type it'}];
}

/** A parenthesis that a paragraph opens and does not close. */
const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** A link with a parenthesis behind it that nothing opens. */
const closesTwice = (node: Paragraph): boolean =>
  toString(node).split(')').length > toString(node).split('(').length &&
  node.children.some(
    (child, index) => child.type === 'text' && child.value.startsWith(')') && node.children[index - 1]?.type === 'link',
  );

/** Finds Markdown that says something else than its author meant, and HTML that the site would not style. */
export function markupFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  const lostTable = {problem: 'the table has no line of hyphens below its header', mend: 'add | --- | --- |'};
  const folded: number[] = [];
  const flaws = nodeFlaws(page, (node, _, isGenerated) => {
    if (isGenerated) return [];
    switch (node.type) {
      case 'text':
        return textFlaws(node);
      case 'heading':
        return headingFlaws(node);
      case 'html':
        for (const [tag] of node.value.matchAll(/<\/?details\b/g))
          if (tag === '</details') folded.pop();
          else folded.push(page.lineOf(node.position!.start.line));
        return htmlFlaws(node);
      case 'paragraph':
        if (isLostTable(lines.slice(node.position!.start.line - 1, node.position!.end.line))) return [lostTable];
        if (isOpen(toString(node))) return [{problem: 'a parenthesis is not closed', mend: 'close it'}];
        return closesTwice(node) ? [{problem: 'a link is closed twice', mend: 'remove one )'}] : [];
      case 'textDirective':
        return Object.hasOwn(directives, node.name)
          ? [{problem: `:${node.name} has one colon`, mend: `write ::${node.name}{…} on a line of its own`}]
          : [];
      default:
        return [];
    }
  });
  const open = folded.map((line) => ({line, problem: '<details> is not closed', mend: 'end it with </details>'}));
  return [...flaws, ...open];
}
