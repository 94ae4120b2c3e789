import type {Heading, Nodes, Root} from 'mdast';
import mapValues from 'lodash/mapValues';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {endMark} from '../anchors';
import type {Use} from './directive';
import {suggest} from '../../lib/nearest';
import {headingSlug} from '../../lib/slug';
import {directives} from './registry';

/** The directives of a page, and the ids of its headings. */
interface Found {
  readonly uses: Use[];
  readonly ids: ReadonlySet<string>;
}

/** Stops the expansion with the place that the author wrote, the cause, and a sentence with the fix. */
export type Fail = (place: Pick<Use, 'line' | 'written'>, cause: string, fix: string) => never;

/** `::name` at the start of a line or after a space. In a text node, it is a directive that could not be parsed. */
const LOOKS_LIKE_DIRECTIVE = /(?:^|\s)::([A-Za-z][\w-]*)(?=[\s{[]|$)/;

const spelled = (key: string): string => `${key}="…"`;

function check(use: Use, readable: boolean, fail: Fail): void {
  const {name, attributes} = use;
  const directive = Object.hasOwn(directives, name) ? directives[name] : undefined;
  if (!directive) return fail(use, `there is no directive "${name}"`, suggest(name, Object.keys(directives)));
  const {required, optional} = directive;
  const example = `::${name}{${required.map(spelled).join(' ')}}`;
  if (!readable) return fail(use, 'it cannot be read', `Write it on a line of its own as ${example}.`);
  const missing = required.find((key) => (attributes[key] ?? '') === '');
  if (missing !== undefined) return fail(use, `the attribute "${missing}" is missing`, `Write ${example}.`);
  const known = [...required, ...optional];
  const extra = Object.keys(attributes).find((key) => !known.includes(key));
  if (extra !== undefined) {
    fail(
      use,
      `the attribute "${extra}" does not exist`,
      known.length === 0 ? `Write ::${name} without attributes.` : suggest(extra, known),
    );
  }
}

/** The ids in the mark at the end of a heading, or the slug of its text. */
function headingIds(heading: Heading): readonly string[] {
  const text = toString(heading);
  return endMark(text)?.ids ?? [headingSlug(text)];
}

/** Finds the directives of a page. Calls `fail` on invalid directives and on text that looks like one. */
export function findDirectives(lines: readonly string[], tree: Root, fail: Fail): Found {
  const source = lines.join('\n');
  const uses: Use[] = [];
  const ids = new Set<string>();
  let level = 1;
  visit(tree, (node: Nodes) => {
    const {start, end} = node.position ?? {};
    const line = start?.line ?? 1;
    const written = source.slice(start?.offset, end?.offset);
    if (node.type === 'heading') {
      level = node.depth;
      headingIds(node).forEach((id) => ids.add(id));
    } else if (node.type === 'leafDirective') {
      const attributes = mapValues(node.attributes ?? {}, (text) => text ?? '');
      const use = {name: node.name, attributes, written, line, level};
      check(use, lines[line - 1]?.trim() === written.trim() && node.children.length === 0, fail);
      uses.push(use);
    } else if (node.type === 'textDirective' && written.startsWith(`:${node.name}[`)) {
      // After a letter or digit, it is text such as `host:port[0]`.
      if (/\w/.test(source.charAt((start?.offset ?? 0) - 1))) return;
      const fix = 'Write :fact[…], or put a backslash before the colon.';
      fail({line, written}, `there is no directive "${node.name}" for text`, fix);
    } else if (node.type === 'text') {
      const found = LOOKS_LIKE_DIRECTIVE.exec(written);
      if (!found) return;
      const at = line + written.slice(0, found.index + found[0].length).split('\n').length - 1;
      const text = (lines[at - 1] ?? '').trim();
      check({name: found[1] ?? '', attributes: {}, written: text, line: at, level}, false, fail);
    }
  });
  return {uses, ids};
}
