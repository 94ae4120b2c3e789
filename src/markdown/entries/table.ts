import type {Element} from 'hast';
import {entrySlug} from '../../lib/slug';
import {endMark} from '../anchors';
import {messageRow} from '../message';
import {element, isElement, plainText, rowsOf, text} from '../hast';
import {entryContent, type Fact, filterable, folded, LONG} from './entry';

/** Headers of a last column that describes the name in the first column. */
const WORDS = /^(?:Meaning|Changed by|Reacts to|Cause and (?:remedy|fix))$/;

/** The headers of a table of error messages, which readers can filter by a pasted message (src/markdown/message.ts). */
const MESSAGES = 'Message, Cause, Fix';

const isMessages = (headers: readonly string[]): boolean => headers.join(', ') === MESSAGES;

/**
 * Whether a table is a reference: each row starts with a name as code, and the last column describes it.
 *
 * @param names the code at the start of each row
 */
export function isReference(headers: readonly string[], names: readonly (string | undefined)[]): boolean {
  const isNamed = isMessages(headers) || WORDS.test(headers.at(-1) ?? '');
  return isNamed && names.length > 0 && names.every((name) => name !== undefined);
}

/** Assigns ids to the entries of one page, in page order. */
export class EntryIds {
  private readonly taken = new Set<string>();

  /**
   * The id of an entry: its kind and name, for example `value-image.tag` or `flag-follow`. If the page already has that id, the id of the
   * heading above is its prefix.
   *
   * @param header of the column of names
   */
  of(header: string, name: string, heading: string): string {
    const own = `${header.split(' ', 1)[0]?.toLowerCase()}-${entrySlug(name)}`;
    const candidates = [own, `${heading}-${own}`];
    for (let count = 2; ; count += 1) {
      const id = candidates.shift() ?? `${heading}-${own}-${count}`;
      if (!this.taken.has(id)) {
        this.taken.add(id);
        return id;
      }
    }
  }
}

/** The code at the start of a cell, possibly inside a link. */
function nameOf(cell: Element | undefined): string | undefined {
  const first = cell?.children.find((child) => plainText(child) !== '');
  const inner = isElement(first, 'a') ? first.children[0] : first;
  return isElement(inner, 'code') ? plainText(inner) : undefined;
}

/** Takes the ids `{#a #b}` from the end of a cell. */
function takeIds(cell: Element | undefined): readonly string[] {
  const last = cell?.children.at(-1);
  const mark = last?.type === 'text' ? endMark(last.value) : undefined;
  if (last?.type === 'text' && mark) last.value = mark.text;
  return mark?.ids ?? [];
}

/** Cause and fix of a message. */
function remedy(headers: readonly string[], cells: readonly Element[]): Element[] {
  return headers
    .slice(1)
    .map((header, column) =>
      element('p', {}, element('strong', {}, text(`${header}:`)), text(' '), ...(cells[column + 1]?.children ?? [])),
    );
}

/** The content of a cell, labeled for layouts without a header row. */
function fact(header: string, {children}: Element): Fact {
  const value = children.map(plainText).join('');
  if (header === 'Type' || value === '') return children;
  if (header === 'Required' && /^(?:yes|no)$/i.test(value)) {
    return [/yes/i.test(value) ? element('strong', {}, text('required')) : text('optional')];
  }
  return [text(`${header.toLowerCase()}: `), ...children];
}

/** The minimum number of values of one part, such as `minio`, that are folded in a long list. */
const MANY = 4;

/** An entry with its name. */
interface Named {
  readonly name: string;
  readonly entry: Element;
}

/** The entries by the first `depth` keys of their names. Other names, such as those of images, are on their own. */
function byPart(entries: readonly Named[], depth: number): ReadonlyMap<string, readonly Named[]> {
  const parts = new Map<string, Named[]>();
  for (const entry of entries) {
    const part = /^[\w.[\]-]+$/.test(entry.name) ? entry.name.split('.', depth).join('.') : entry.name;
    parts.set(part, [...(parts.get(part) ?? []), entry]);
  }
  return parts;
}

/**
 * In a long list, names with the same first key, such as `minio.enabled`, are in a closed disclosure with that key as its label. If most
 * entries have the same key, the next one also counts.
 */
function foldedParts(all: readonly Named[], what: string, depth = 1): Element[] {
  if (all.length < LONG) return all.map(({entry}) => entry);
  return [...byPart(all, depth)].flatMap(([part, inside]) => {
    if (depth === 1 && inside.length > all.length / 2) return foldedParts(inside, what, 2);
    if (inside.length < MANY) return inside.map(({entry}) => entry);
    const list = element('ul', {className: ['entries'], role: 'list'}, ...inside.map(({entry}) => entry));
    const count = text(` ${inside.length} ${what.toLowerCase()}s`);
    return [element('li', {}, folded(list, false, element('code', {}, text(part)), count))];
  });
}

/** The context of a table: the ids on the page and the heading above. */
export interface Place {
  readonly ids: EntryIds;
  readonly heading: {readonly id: string; readonly text: string};
}

/**
 * Converts a reference table to a list of entries. Returns undefined for other tables.
 *
 * Each row becomes `<li id="…">`: the name as `<a href="#…"><code>`, the middle columns as facts in `.entry-facts`, the last
 * column as the description. In a table of messages, a row can choose its ids: ``| `Message` {#id} | Cause | Fix |``.
 */
export function listOfTable(table: Element, {ids, heading}: Place): Element[] | undefined {
  const [head, ...rows] = rowsOf(table);
  const headers = (head ?? []).map(plainText);
  const names = rows.map(([first]) => nameOf(first));
  if (!isReference(headers, names)) return undefined;
  const what = headers[0] ?? '';
  if (isMessages(headers)) {
    const entries = rows.map((cells, index) => {
      const [id = ids.of(what, names[index] ?? '', heading.id), ...more] = takeIds(cells[0]);
      const link = {className: ['hash-link'], href: `#${id}`, ariaLabel: `Direct link to ${names[index]}`};
      const words = remedy(headers, cells);
      words.at(-1)?.children.push(element('a', link));
      const message = element('span', {}, ...(cells[0]?.children ?? []));
      const anchors = more.map((other) => element('a', {id: other}));
      return element('li', {id}, ...anchors, messageRow(message, words));
    });
    return [element('ul', {className: ['messages'], role: 'list'}, ...entries)];
  }
  const entries = rows.map((cells, index) => {
    const id = ids.of(what, names[index] ?? '', heading.id);
    const last = headers.at(-1) ?? '';
    const words = cells.at(-1)?.children ?? [];
    const entry = {
      id,
      name: cells[0]?.children ?? [],
      facts: cells.slice(1, -1).map((cell, column) => fact(headers[column + 1] ?? '', cell)),
      words: last === 'Meaning' ? words : [text(`${last}: `), ...words],
    };
    return element('li', {id}, ...entryContent(entry));
  });
  const named = entries.map((entry, index) => ({entry, name: names[index] ?? ''}));
  const list = element('ul', {className: ['entries'], role: 'list'}, ...foldedParts(named, what));
  return filterable(list, entries.length, heading.text);
}
