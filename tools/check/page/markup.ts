import type {Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {BOXES} from '../../../src/markdown/boxes';
import {directives} from '../../../src/markdown/expand/registry';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {type Found, checkNodes, type Page} from './pages';

/** Reports the first conflict marker of git. */
function checkConflict({source}: Page): Diagnostic[] {
  const line = source.split('\n').findIndex((text) => /^(?:<{7}|>{7})(?: |$)/.test(text)) + 1;
  return line === 0 ? [] : diagnosticAt(line, 'a merge conflict is left', 'keep the right text and remove the markers');
}

/** Reports the first fence that contains the start of another fence or is not closed. */
function checkOpenFence(page: Page): Diagnostic[] {
  const lines = page.text.split('\n');
  const diagnostics = checkNodes(page, (node, isGenerated) => {
    if (node.type !== 'code' || isGenerated) return [];
    const {start, end} = node.position!;
    const mark = /^[>\s\d.*-]*?(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
    if (mark === undefined) return [];
    const last = lines[end.line - 1]?.replace(/^[>\s]*/, '').trim() ?? '';
    const isClosed = end.line > start.line && last.startsWith(mark) && /^(?:`+|~+)$/.test(last);
    const code = node.value.split('\n').map((text) => text.trim());
    const hasInner = code.some((text) => text.startsWith(mark) && /^[`~]{3,}\w/.test(text));
    return isClosed && !hasInner ? [] : [{problem: 'the fence is not closed', fix: `end the code with ${mark}`}];
  });
  return diagnostics.slice(0, 1);
}

/** Reports admonitions that do not exist or are not closed. */
export function checkBox(page: Page): Diagnostic[] {
  const lines = page.text.split('\n');
  return checkNodes(page, function* checkOne(node) {
    if (node.type !== 'containerDirective') return;
    const {name, position, children} = node;
    if (!BOXES.some((box) => box === name))
      yield {problem: `there is no admonition :::${name}`, fix: suggest(name, BOXES)};
    const {line} = position!.end;
    // The closing line of an admonition in it closes only that one.
    const inner = children.at(-1);
    const isInner = inner?.type === 'containerDirective' && inner.position!.end.line === line;
    if (isInner || !/:{3,}\s*$/.test(lines[line - 1] ?? ''))
      yield {problem: `:::${name} is not closed`, fix: 'end it with a line that contains only :::'};
  });
}

/** Reports a comment without an end. */
const checkOpenComment = (page: Page): Diagnostic[] =>
  checkNodes(page, (node) =>
    node.type === 'html' && node.value.startsWith('<!--') && !node.value.includes('-->')
      ? found('the comment is not closed and hides the rest of the page', 'end it with -->')
      : [],
  );

/** Reports mistakes after which the rest of the page parses incorrectly, so no other diagnostics are reported. */
export const checkUnreadable = (page: Page): Diagnostic[] =>
  [checkConflict, checkOpenFence, checkOpenComment].map((check) => check(page)).find(({length}) => length > 0) ?? [];

/** Placeholders for missing text. */
export const UNFINISHED = /\b(?:TODO|TBD|FIXME)\b(?::.*)?|\blorem ipsum\b/;

const EMPTY_LINK =
  /^(?:here|click here|this|this page|link|this link|more|read more|learn more|there|see here|again|early|details?|splits?|repeats?)?$/i;

/** Cluster-internal and local addresses, and example domains. */
const UNREACHABLE = /^https?:\/\/(?:localhost|[\d.]+|[\w.-]+\.svc|(?:[\w-]+\.)*example\.(?:com|org|net))(?:[:/.]|$)/;

/** HTML without a Markdown equivalent. */
const ALLOWED: ReadonlySet<string> = new Set(['kbd', 'abbr', 'sub', 'sup', 'details', 'summary']);

/** Alternative texts that do not describe the image: empty, a file name, or only the type of image. */
const WEAK =
  /^$|\.(?:png|svg|jpe?g|webp)$|^(?:an? |the )?(?:image|picture|photo|screen ?shot|diagram|graphic|logo|figure|icon)(?: \d+)?\.?$/i;

const found = (problem: string, fix: string): Found[] => [{problem, fix}];

function* checkText(text: string): Iterable<Found> {
  const note = UNFINISHED.exec(text)?.[0];
  if (note !== undefined) yield* found(`not written yet: ${note.trim()}`, 'write it and remove the note');
  if (/^:{3,}\s*$/m.test(text))
    yield* found('the line ::: closes nothing', 'remove it, or begin the admonition with a line such as :::note');
  if (text.includes('{/*')) yield* found('{/* … */} is a comment of MDX', 'write <!-- … -->');
}

function* checkLink(node: Link): Iterable<Found> {
  if (UNREACHABLE.test(node.url))
    return yield* found(
      `readers cannot open ${node.url}`,
      'link to a public page, or write the address as inline code',
    );
  const text = toString(node).trim();
  if (EMPTY_LINK.test(text) && !node.children.some(({type}) => type === 'image'))
    yield* found(`the link text "${text}" does not describe the target`, 'write the name of the target');
}

function* checkImage({url, alt}: Image, files: ReadonlySet<string>): Iterable<Found> {
  if (WEAK.test(alt?.trim() ?? ''))
    yield* found(`the alternative text of ${url} does not describe the image`, 'write what it shows');
  if (url.startsWith('data:') || files.has(url)) return;
  if (/^(?![/]|[a-z]+:)/.test(url)) {
    const fix = `move it to static/img, and write /img/${url.split('/').at(-1)}`;
    return yield* found(`the image ${url} is next to the page`, fix);
  }
  const images = [...files].filter((file) => file.startsWith('/img/'));
  yield* found(`there is no image ${url}`, suggest(url, images, 'a file in static/img'));
}

/** Reports unfinished text, links without a name, raw HTML, and images that do not exist or have no description. */
export function checkMarkup(page: Page, files: ReadonlySet<string>): Diagnostic[] {
  const lines = page.text.split('\n');
  return checkNodes(page, function* checkOne(node, isGenerated) {
    if (isGenerated) return;
    if (node.type === 'text') yield* checkText(node.value);
    if (node.type === 'link') yield* checkLink(node);
    if (node.type === 'image') yield* checkImage(node, files);
    if (node.type === 'html') {
      const tag = /^<\/?([a-z][\w-]*)/i.exec(node.value)?.[1];
      if (tag !== undefined && !ALLOWED.has(tag.toLowerCase()))
        yield* found(`<${tag}> is raw HTML`, 'write Markdown, or inline code if readers type it');
    }
    if (node.type === 'paragraph') {
      const own = lines.slice(node.position!.start.line - 1, node.position!.end.line);
      if (own.filter((line) => /^\|.*\|\s*$/.test(line)).length > 1)
        yield* found('the table has no line of hyphens after its header', 'add | --- | --- |');
    }
    if (node.type === 'textDirective' && Object.hasOwn(directives, node.name))
      yield* found(`:${node.name} has one colon`, `write ::${node.name}{…} on a line of its own`);
  });
}
