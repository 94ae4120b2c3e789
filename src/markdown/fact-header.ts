import type {Element, ElementContent, Root} from 'hast';
import {element, elementsIn, plainText, rowsOf} from './hast';
import type {MarkdownPage} from './problem';

/** The rows of the card that move to the header, in order, by folder. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  scanners: ['Examines', 'Tool', 'Platforms', 'State', 'Privileges', 'Shipped rules'],
  hooks: ['Category', 'Type', 'Priority', 'State'],
  'how-tos': ['Time', 'Level', 'You need', 'You get', 'Tested'],
};

/** A row that every card has. */
const MARKS = ['State', 'Level'];

const namesOf = (table: Element): string[] => rowsOf(table).map(([name]) => (name ? plainText(name) : ''));

/** The facts as a description list, with a box around each term and its description. */
function listOf(rows: readonly (readonly Element[])[], folder: string): Element {
  const boxes = rows.map(([name, said]): ElementContent =>
    element('div', {}, element('dt', {}, ...(name?.children ?? [])), element('dd', {}, ...(said?.children ?? []))),
  );
  return element('dl', {className: ['facts', `facts-of-${folder}`]}, ...boxes);
}

/**
 * Rehype plugin: pages of scanners, hooks and guides start with the facts that decide whether they are suitable. The facts move from the card
 * (`::scanner-card`, `::hook-card`, front matter of a guide), which keeps its other rows. The Markdown twin keeps the whole card.
 */
export function factHeader() {
  return (root: Root, file: MarkdownPage): void => {
    const [, folder = ''] = /docs[\\/](scanners|hooks|how-tos)[\\/][^\\/]+$/.exec(file.path) ?? [];
    const wanted = FACTS[folder];
    if (!wanted) return;
    const card = elementsIn(root, 'table').find(
      (table) => namesOf(table)[0] === '' && namesOf(table).some((name) => MARKS.includes(name)),
    );
    const body = card && elementsIn(card, 'tbody')[0];
    if (!card || !body) return;
    const rows = elementsIn(body, 'tr');
    const taken = wanted.flatMap((name) => {
      const row = rows.find((one) => one.children.some((cell) => plainText(cell) === name));
      return row ? [row] : [];
    });
    body.children = body.children.filter((row) => !taken.some((one) => one === row));
    if (elementsIn(body, 'tr').length === 0) root.children = root.children.filter((node) => node !== card);
    root.children.unshift(
      listOf(
        taken.map((row) => elementsIn(row, 'th', 'td')),
        folder,
      ),
    );
  };
}
