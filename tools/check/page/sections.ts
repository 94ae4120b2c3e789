import {hooks, removedScanners, scanners} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Outline} from './outline';
import type {Page} from './pages';

/** What the pages of a folder have in common ("Style" in CONTRIBUTING.md). */
interface Layout {
  readonly ids: readonly string[];
  /** The `##` headings, in this order. Other headings can be between them. */
  readonly sections: readonly string[];
  /** What a reader runs first. */
  readonly first: string;
  readonly pattern: RegExp;
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'docs/scanners/': {
    ids: [...scanners, ...removedScanners].map(({id}) => id),
    sections: [
      'Install',
      'Run a first scan',
      'Parameters',
      'Configuration',
      'Findings',
      'Cascading rules',
      'Requirements',
      'Known issues',
      'Next steps',
    ],
    first: 'the first manifest of a Scan',
    pattern: /^\s*kind: (?:Scan|ScheduledScan)\s*$/,
  },
  'docs/hooks/': {
    ids: hooks.map(({id}) => id),
    sections: ['Install', 'Try the hook', 'Behavior', 'Configuration', 'Requirements', 'Known issues', 'Next steps'],
    first: 'the first manifest or values file',
    pattern: /^\s*```yaml\b/,
  },
};

/** The last line on which the first manifest can begin. */
const LATEST = 45;

/** A hook that cannot be installed yet: its page has the same last section, but no others. */
const NOTHING_TO_RUN = 'docs/hooks/static-report.md';

function layoutOf({file}: Page): Layout | undefined {
  const [, folder = '', id = ''] = /^(.*\/)([^/]+)\.mdx?$/.exec(file) ?? [];
  const layout = LAYOUTS[folder];
  return layout?.ids.includes(id) ? layout : undefined;
}

function orderFlaws(page: Page, {headings}: Outline, all: readonly string[]): Flaw[] {
  const expected = page.file === NOTHING_TO_RUN ? all.slice(-1) : all;
  const found = headings.filter(({level, text}) => level === 2 && expected.includes(text));
  const isFound = (name: string): boolean => found.some(({text}) => text === name);
  const inOrder = expected.filter(isFound);
  const wrong = found.find(({text}, index) => text !== inOrder[index]);
  const order = `use this order: ${expected.join(', ')}`;
  return [
    ...expected.flatMap((text) =>
      isFound(text) ? [] : flawAt(1, `the section "${text}" is missing`, `add ## ${text}`),
    ),
    ...(wrong ? flawAt(page.lineOf(wrong.line), `the section "${wrong.text}" is not in its place`, order) : []),
  ];
}

/** Checks that a scanner or hook page has its sections in order and gives readers something to run early. */
export function sectionFlaws(page: Page, outline: Outline): Flaw[] {
  const layout = layoutOf(page);
  if (!layout) return [];
  const order = orderFlaws(page, outline, layout.sections);
  // A page about a removed chart starts with what replaces it.
  if (page.file === NOTHING_TO_RUN || /^::removed\{/m.test(page.source)) return order;
  const line = page.source.split('\n').findIndex((text) => layout.pattern.test(text)) + 1;
  if (line > 0 && line <= LATEST) return order;
  const problem = line === 0 ? `${layout.first} is missing` : `${layout.first} comes on line ${line}`;
  const fix = `put the installation and the first manifest above everything else, by line ${LATEST}`;
  return [...order, ...flawAt(Math.max(line, 1), problem, fix)];
}
