import {hooks, removedScanners, scanners} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Outline} from './outline';
import type {Page} from './pages';

/** What the pages of a folder have in common ("Style" in CONTRIBUTING.md). */
interface Layout {
  readonly ids: readonly string[];
  /** The `##` headings, in this order. Other headings can be between them. */
  readonly sections: readonly string[];
  /** What a reader can run first. */
  readonly first: RegExp;
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
    first: /^\s*kind: (?:Scan|ScheduledScan)\s*$/,
  },
  'docs/hooks/': {
    ids: hooks.map(({id}) => id),
    sections: ['Install', 'Try the hook', 'Behavior', 'Configuration', 'Requirements', 'Known issues', 'Next steps'],
    first: /^\s*```yaml\b/,
  },
};

/** The last line on which the first manifest or values file can begin. */
const LATEST = 45;

/** A hook that cannot be installed yet: its page has the same last section, but no others. */
const NOTHING_TO_RUN = 'docs/hooks/static-report.md';

/** A page about a removed chart starts with what replaces it, so its manifest may come late. */
function lateManifest({file, source}: Page, first: RegExp): Flaw[] {
  if (file === NOTHING_TO_RUN || /^::removed\{/m.test(source)) return [];
  const line = source.split('\n').findIndex((text) => first.test(text)) + 1;
  if (line > 0 && line <= LATEST) return [];
  const problem = line === 0 ? 'the first manifest is missing' : `the first manifest comes on line ${line}`;
  return flawAt(Math.max(line, 1), problem, `put the installation and the first manifest by line ${LATEST}`);
}

/** Checks that a scanner or hook page has its sections in order and gives readers something to run early. */
export function sectionFlaws(page: Page, {headings}: Outline): Flaw[] {
  const [, folder = '', id = ''] = /^(.*\/)([^/]+)\.mdx?$/.exec(page.file) ?? [];
  const layout = LAYOUTS[folder];
  if (!layout?.ids.includes(id)) return [];
  const {sections} = layout;
  const expected = page.file === NOTHING_TO_RUN ? sections.slice(-1) : sections;
  const found = headings.filter(({level, text}) => level === 2 && expected.includes(text));
  const inOrder = expected.filter((name) => found.some(({text}) => text === name));
  const wrong = found.find(({text}, index) => text !== inOrder[index]);
  const order = `use this order: ${expected.join(', ')}`;
  return [
    ...expected.flatMap((text) =>
      inOrder.includes(text) ? [] : flawAt(1, `the section "${text}" is missing`, `add ## ${text}`),
    ),
    ...(wrong ? flawAt(page.lineOf(wrong.line), `the section "${wrong.text}" is not in its place`, order) : []),
    ...lateManifest(page, layout.first),
  ];
}
