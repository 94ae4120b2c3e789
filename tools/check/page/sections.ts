import type {Outline, OutlineHeading} from './outline';
import type {Page} from './pages';
import type {Flaw} from '../../../src/text/flaw';

const SHARED_END = ['Requirements', 'Limits and known problems', 'Related pages'];

/** The `##` headings of scanner and hook pages in their order (CONTRIBUTING, Style). */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'docs/scanners/': [
    'Install',
    'Run a first scan',
    'What it finds',
    'Parameters',
    'Configuration',
    'Findings',
    'Cascading rules',
    ...SHARED_END,
  ],
  'docs/hooks/': ['Install', 'First use', 'What it does', 'Configuration', ...SHARED_END],
};

/** Headings that a page need not have, and why. */
const EXCEPTIONS: Readonly<Record<string, {readonly without: readonly string[]; readonly reason: string}>> = {
  'docs/hooks/static-report.md': {
    without: ['Install', 'First use', 'What it does', 'Configuration', 'Requirements', 'Limits and known problems'],
    reason: 'nothing exists that could be installed',
  },
};

/** The sections that a page must have, in their order; none where the order is free. */
function expectedSections(file: string): readonly string[] {
  const folder = Object.keys(ORDER).find((prefix) => file.startsWith(prefix) && !/\/index\.mdx?$/.test(file));
  const without = EXCEPTIONS[file]?.without ?? [];
  return folder === undefined ? [] : ORDER[folder]!.filter((section) => !without.includes(section));
}

/** Checks that a scanner or hook page has its sections, in their order. */
export function sectionFlaws(page: Page, {headings}: Outline): Flaw[] {
  const expected = expectedSections(page.file);
  const sections = headings.filter(({level}) => level === 2);
  const found = expected.map((text) => sections.find((section) => section.text === text));
  const missing = expected.filter((_, index) => !found[index]);
  const flaws: Flaw[] = missing.map((text) => ({
    line: 1,
    problem: `the section "${text}" is missing`,
    mend: `add ## ${text}`,
  }));
  let last: OutlineHeading | undefined;
  for (const section of found.filter((one) => one !== undefined)) {
    if (last && section.line < last.line) {
      flaws.push({
        line: page.lineOf(section.line),
        problem: `the section "${section.text}" stands before "${last.text}"`,
        mend: `the order is ${expected.join(', ')}`,
      });
    } else last = section;
  }
  return flaws;
}
