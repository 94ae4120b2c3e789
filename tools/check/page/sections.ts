import {hooks, scannerById} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Outline, OutlineHeading} from './outline';
import type {Page} from './pages';

/** What pages of a folder owe their readers (CONTRIBUTING, Style). */
interface Owed {
  /** The `##` headings, in their order. */
  readonly sections: readonly string[];
  /** What has to come early. */
  readonly first: string;
  readonly pattern: RegExp;
}

const SHARED_END = ['Requirements', 'Known issues', 'Next steps'];
const SCANNER = ['Run a first scan', 'Parameters', 'Configuration', 'Findings', 'Cascading rules'];

/** Names that headings had before. */
const FORMER: Readonly<Record<string, string>> = {
  'First use': 'Try the hook',
  'What it does': 'Behavior',
  'Limits and known problems': 'Known issues',
  'Related pages': 'Next steps',
};

const OWED: Readonly<Record<string, Owed>> = {
  'docs/scanners/': {
    sections: ['Install', ...SCANNER, ...SHARED_END],
    first: 'the first manifest of a Scan',
    pattern: /^\s*kind: (?:Scan|ScheduledScan)\s*$/,
  },
  'docs/hooks/': {
    sections: ['Install', 'Try the hook', 'Behavior', 'Configuration', ...SHARED_END],
    first: 'the first manifest or values file',
    pattern: /^\s*```yaml\b/,
  },
};

/** The last line on which the first thing to run may begin. */
const LINE = 45;

/** Pages of something that nobody can install yet: they only end like the others. */
const NOTHING_TO_RUN: ReadonlySet<string> = new Set(['docs/hooks/static-report.md']);

/** Only pages of charts have these sections. Other pages in the same folders have no entry in the catalog. */
function owedBy(file: string): Owed | undefined {
  const [, folder = '', id = ''] = /^(docs\/(?:scanners|hooks)\/)([^/]+)\.mdx?$/.exec(file) ?? [];
  return hooks.some((hook) => hook.id === id) || scannerById(id) !== undefined ? OWED[folder] : undefined;
}

/** Checks that a scanner or hook page has its sections, in their order. */
export function sectionFlaws(page: Page, {headings}: Outline): Flaw[] {
  const all = owedBy(page.file)?.sections ?? [];
  const expected = NOTHING_TO_RUN.has(page.file) ? all.slice(-1) : all;
  const sections = headings
    .filter(({level}) => level === 2)
    .map((section) => ({...section, text: FORMER[section.text] ?? section.text}));
  const found = expected.map((text) => sections.find((section) => section.text === text));
  const missing = expected.filter((_, index) => !found[index]);
  const flaws = missing.flatMap((text) => flawAt(1, `the section "${text}" is missing`, `add ## ${text}`));
  let last: OutlineHeading | undefined;
  for (const section of found.filter((one) => one !== undefined)) {
    if (last && section.line < last.line) {
      const problem = `the section "${section.text}" stands before "${last.text}"`;
      flaws.push(...flawAt(page.lineOf(section.line), problem, `the order is ${expected.join(', ')}`));
    } else last = section;
  }
  return flaws;
}

/** Checks that such a page gives its reader something to run before anything else. Lines are those of the source. */
export function firstResultFlaws({file, source}: Page): Flaw[] {
  const owed = owedBy(file);
  if (!owed || NOTHING_TO_RUN.has(file)) return [];
  const line = source.split('\n').findIndex((text) => owed.pattern.test(text)) + 1;
  if (line > 0 && line <= LINE) return [];
  const mend = 'put install, first manifest and what comes back before all else; the rest goes below';
  return line === 0
    ? flawAt(1, `${owed.first} is missing`, mend)
    : flawAt(line, `${owed.first} stands on line ${line}, line ${LINE} is the latest`, mend);
}
