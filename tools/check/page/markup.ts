import type {Heading, Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fix, Flaw} from '../../../src/text/flaw';
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

function textFlaws(node: Text, start: number): Flaw[] {
  return LEFT.flatMap(([pattern, problem, mend]) => {
    const found = pattern.exec(node.value);
    if (!found) return [];
    const above = node.value.slice(0, found.index).split('\n').length - 1;
    const fix = found[0].startsWith(':::') ? boxFix(node.value.split('\n')[above]!) : undefined;
    return [{line: start + above, problem, mend: fix ? `write ${fix.to}` : mend, ...(fix && {fix})}];
  });
}

/** Two lines of cells without the line of hyphens between them. */
const isLostTable = (text: string): boolean => text.split('\n').filter((line) => /^\|.*\|\s*$/.test(line)).length > 1;

/** Words that only titles in capitals spell so, unless they stand first or behind a mark. */
const TITLE_CASE = /[\p{L}\d)] (?:An|And|As|At|By|For|From|In|Into|Of|On|Or|The|To|With|Without|Your)(?= )/u;

function headingFlaws({children}: Heading): Omit<Flaw, 'line'>[] {
  if (children.some((child) => child.type === 'text' && TITLE_CASE.test(child.value)))
    return [{problem: 'the heading has its words in capitals', mend: 'write it like a sentence'}];
  const last = children.at(-1);
  return last?.type === 'text' && /[:.]$/.test(last.value.replace(/\s*\{#[^}]*\}$/, ''))
    ? [{problem: 'the heading ends like a sentence', mend: 'end it with its last word'}]
    : [];
}

/** Keys and what can be folded, for which Markdown has no mark, and what has checks of its own. */
const TAKEN: ReadonlySet<string> = new Set(['kbd', 'details', 'summary', 'a', 'img']);

/** The tag that raw HTML opens; undefined for comments and for what may stand there. */
const tagOf = (html: string): string | undefined => {
  const tag = /^<([a-z][\w-]*)/i.exec(html)?.[1];
  return tag === undefined || TAKEN.has(tag.toLowerCase()) ? undefined : tag;
};

/** Components that a page may use without an import. */
const GIVEN: readonly string[] = ['Head', 'Details'];

/** Components of an MDX page that nothing brings in: React would show nothing, and the build fails. */
function componentFlaws(page: Page): Flaw[] {
  if (!page.file.endsWith('.mdx')) return [];
  const code = page.source
    .split('\n')
    .filter((text) => /^(?:import|export)\s/.test(text))
    .join('\n');
  const flaws: Flaw[] = [];
  visit(page.tree, (node: Nodes) => {
    const name = 'name' in node && String(node.type).startsWith('mdxJsx') ? String(node.name).split('.')[0]! : '';
    if (!/^[A-Z]/.test(name) || GIVEN.includes(name) || new RegExp(`\\b${name}\\b`).test(code)) return;
    const from = name === 'Link' ? '@docusaurus/Link' : `@theme/${name}`;
    const mend = `import ${name} from '${from}'; on a line of its own above the text`;
    flaws.push({
      line: page.lineOf(node.position?.start.line ?? 1),
      problem: `the page imports no component ${name}`,
      mend,
    });
  });
  return flaws;
}

/** Finds Markdown that says something else than its author meant, and HTML that the site would not style. */
export function markupFlaws(page: Page): Flaw[] {
  const flaws = componentFlaws(page);
  visit(page.tree, (node: Nodes) => {
    const start = node.position?.start.line ?? 1;
    if (page.isGenerated(start)) return;
    const line = page.lineOf(start);
    if (node.type === 'text') flaws.push(...textFlaws(node, line));
    else if (node.type === 'textDirective' && Object.hasOwn(directives, node.name))
      flaws.push({
        line,
        problem: `:${node.name} has one colon`,
        mend: `write ::${node.name}{…} on a line of its own`,
      });
    else if (node.type === 'html' && node.value.startsWith('<!--') && !node.value.includes('-->'))
      flaws.push({line, problem: 'the comment is not closed, and hides the rest of the page', mend: 'end it with -->'});
    else if (node.type === 'heading') flaws.push(...headingFlaws(node).map((flaw) => ({...flaw, line})));
    else if (
      node.type === 'paragraph' &&
      isLostTable(
        page.text
          .split('\n')
          .slice(start - 1, node.position?.end.line)
          .join('\n'),
      )
    )
      flaws.push({line, problem: 'the table has no line of hyphens below its header', mend: 'add | --- | --- |'});
    else if (node.type === 'html' && tagOf(node.value) !== undefined)
      flaws.push({
        line,
        ...(/^[A-Z]/.test(tagOf(node.value)!)
          ? {
              problem: `<${tagOf(node.value)}> is a component in a file of Markdown`,
              mend: 'call the file .mdx and import it',
            }
          : {problem: `<${tagOf(node.value)}> is raw HTML`, mend: 'write Markdown, or code if readers type it'}),
      });
  });
  return flaws;
}
