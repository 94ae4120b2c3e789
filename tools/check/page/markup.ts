import type {Html, Image, Link, Nodes, Paragraph} from 'mdast';
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
  return checkNodes(page, (node) => {
    if (node.type !== 'containerDirective') return [];
    const {name, position, children} = node;
    const {line} = position!.end;
    // The closing line of an admonition in it closes only that one.
    const inner = children.at(-1);
    const isInner = inner?.type === 'containerDirective' && inner.position!.end.line === line;
    const isClosed = !isInner && /:{3,}\s*$/.test(lines[line - 1] ?? '');
    return [
      ...(BOXES.some((box) => box === name)
        ? []
        : [{problem: `there is no admonition :::${name}`, fix: suggest(name, BOXES)}]),
      ...(isClosed ? [] : [{problem: `:::${name} is not closed`, fix: 'end it with a line that contains only :::'}]),
    ];
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

function checkText(text: string): readonly Found[] {
  const note = UNFINISHED.exec(text)?.[0];
  return [
    ...(note === undefined ? [] : found(`not written yet: ${note.trim()}`, 'write it and remove the note')),
    ...(/^:{3,}\s*$/m.test(text)
      ? found('the line ::: closes nothing', 'remove it, or begin the admonition with a line such as :::note')
      : []),
    ...(text.includes('{/*') ? found('{/* … */} is a comment of MDX', 'write <!-- … -->') : []),
  ];
}

function checkLink(node: Link): readonly Found[] {
  const text = toString(node).trim();
  const hasImage = node.children.some(({type}) => type === 'image');
  if (UNREACHABLE.test(node.url))
    return found(`readers cannot open ${node.url}`, 'link to a public page, or write the address as inline code');
  return EMPTY_LINK.test(text) && !hasImage
    ? found(`the link text "${text}" does not describe the target`, 'write the name of the target')
    : [];
}

function checkHtml({value}: Html): readonly Found[] {
  const tag = /^<\/?([a-z][\w-]*)/i.exec(value)?.[1];
  if (tag === undefined || ALLOWED.has(tag.toLowerCase())) return [];
  return found(`<${tag}> is raw HTML`, 'write Markdown, or inline code if readers type it');
}

function checkParagraph({position}: Paragraph, lines: readonly string[]): readonly Found[] {
  const own = lines.slice(position!.start.line - 1, position!.end.line);
  return own.filter((line) => /^\|.*\|\s*$/.test(line)).length > 1
    ? found('the table has no line of hyphens after its header', 'add | --- | --- |')
    : [];
}

function checkImage({url, alt}: Image, files: ReadonlySet<string>): readonly Found[] {
  const images = [...files].filter((file) => file.startsWith('/img/'));
  return [
    ...(WEAK.test(alt?.trim() ?? '')
      ? found(`the alternative text of ${url} does not describe the image`, 'write what it shows')
      : []),
    ...(url.startsWith('data:') || files.has(url)
      ? []
      : /^(?![/]|[a-z]+:)/.test(url)
        ? found(
            `the image ${url} is next to the page`,
            `move it to static/img, and write /img/${url.split('/').at(-1)}`,
          )
        : found(`there is no image ${url}`, suggest(url, images, 'a file in static/img'))),
  ];
}

/** Reports unfinished text, links without a name, raw HTML, and images that do not exist or have no description. */
export function checkMarkup(page: Page, files: ReadonlySet<string>): Diagnostic[] {
  const lines = page.text.split('\n');
  return checkNodes(page, (node: Nodes, isGenerated) => {
    if (isGenerated) return [];
    switch (node.type) {
      case 'text':
        return checkText(node.value);
      case 'link':
        return checkLink(node);
      case 'html':
        return checkHtml(node);
      case 'image':
        return checkImage(node, files);
      case 'paragraph':
        return checkParagraph(node, lines);
      case 'textDirective':
        return Object.hasOwn(directives, node.name)
          ? found(`:${node.name} has one colon`, `write ::${node.name}{…} on a line of its own`)
          : [];
      default:
        return [];
    }
  });
}
