import {hooks, removedScanners, scanners} from '../../../src/catalog';
import {type Diagnostic, diagnosticAt, type Problem} from '../../../src/lib/diagnostic';
import type {Outline} from './outline';
import type {Page} from './pages';
import type {Site} from '../site';

/** Checks that each heading has text and a unique id. remark-lint checks the levels. */
export function* checkHeading(page: Page, {headings}: Outline): Iterable<Diagnostic> {
  for (const [index, {text, id, line, level}] of headings.entries()) {
    const at = page.lineOf(line);
    if (level === 1) yield* diagnosticAt(at, 'the page has a second h1', 'start headings with ##: the title is the h1');
    if (text === '') yield* diagnosticAt(at, 'the heading is empty', 'write its text');
    // A numbered id of a repeated heading would change with the order of the headings.
    const base = /^(.*)-\d+$/.exec(id)?.[1];
    const repeats = headings.some((other) => other.id === base && other.text === text);
    if (!repeats && !headings.slice(0, index).some((other) => other.id === id)) continue;
    const problem = `two headings have the id #${repeats ? base : id}`;
    yield* diagnosticAt(at, problem, 'change one text, or add an id: ## Text {#id}');
  }
}

/** Reports duplicate titles and descriptions, which browser tabs and search results show. */
export function duplicateProblems(site: Site, file: string): Problem[] {
  return (['title', 'description'] as const).flatMap((key): Problem[] => {
    const valueOf = (one: string): unknown => {
      const {values} = site.frontMatter(one);
      return (key === 'title' && values['title_meta']) || values[key];
    };
    const value = valueOf(file);
    if (typeof value !== 'string') return [];
    const others = site.pageFiles.filter((one) => one !== file && valueOf(one) === value);
    if (others.length === 0) return [];
    const line = site.frontMatter(file).lines.get(key) ?? 1;
    const fix = key === 'title' ? 'change it, or add a `title_meta`' : 'write a description of this page only';
    return [{file, line, problem: `the ${key} is the same as in ${others.join(', ')}`, fix}];
  });
}

/** Required structure of the pages in a folder (STYLE.md, "Pages"). */
interface Layout {
  readonly ids: readonly string[];
  /** The `##` headings, in this order. Other headings can be between them. */
  readonly sections: readonly string[];
  /** Required `##` headings that can be anywhere. */
  readonly anywhere?: readonly string[];
  /** Matches the start of the first manifest or values file. */
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
    sections: ['Install', 'Try the hook', 'Configuration', 'Requirements', 'Known issues', 'Next steps'],
    anywhere: ['Behavior'],
    first: /^\s*```yaml\b/,
  },
};

/** The `##` headings of a guide, in this order, with its numbered steps after the first one. */
const OF_GUIDES = ['Before you begin', 'Verify', 'Clean up', 'Troubleshooting', 'Next steps'];

/** Reports sections that are missing or not in their place. */
function* checkOrder(page: Page, {headings}: Outline, {sections, anywhere = []}: Omit<Layout, 'ids' | 'first'>) {
  const own = headings.filter(({level}) => level === 2);
  for (const name of [...sections, ...anywhere])
    if (!own.some(({text}) => text === name))
      yield* diagnosticAt(1, `the section "${name}" is missing`, `add ## ${name}`);
  const found = own.filter(({text}) => sections.includes(text));
  const inOrder = sections.filter((name) => found.some(({text}) => text === name));
  const wrong = found.find(({text}, index) => text !== inOrder[index]);
  if (wrong === undefined) return;
  const problem = `the section "${wrong.text}" is not in its place`;
  yield* diagnosticAt(page.lineOf(wrong.line), problem, `use this order: ${sections.join(', ')}`);
}

/** The last line on which the first manifest or values file can begin. */
const LATEST = 45;

/** A hook that cannot be installed yet. Its page only requires the last section. */
const NOTHING_TO_RUN = 'docs/hooks/static-report.md';

/** Checks that the first manifest comes early, except on pages about removed charts, which start with the replacement. */
function lateManifest({source}: Page, first: RegExp): Diagnostic[] {
  if (/^::removed\{/m.test(source)) return [];
  const line = source.split('\n').findIndex((text) => first.test(text)) + 1;
  if (line > 0 && line <= LATEST) return [];
  const problem = line === 0 ? 'the first manifest is missing' : `the first manifest comes on line ${line}`;
  return diagnosticAt(Math.max(line, 1), problem, `put the installation and the first manifest by line ${LATEST}`);
}

/** Checks the sections of a guide, or of a scanner or hook page with the position of its first manifest. */
export function* checkSection(page: Page, outline: Outline): Iterable<Diagnostic> {
  if (page.frontMatter.values['guide'] !== undefined) return yield* checkOrder(page, outline, {sections: OF_GUIDES});
  const [, folder = '', id = ''] = /^(.*\/)([^/]+)\.mdx?$/.exec(page.file) ?? [];
  const layout = LAYOUTS[folder];
  if (!layout?.ids.includes(id)) return;
  if (page.file === NOTHING_TO_RUN) return yield* checkOrder(page, outline, {sections: layout.sections.slice(-1)});
  yield* checkOrder(page, outline, layout);
  yield* lateManifest(page, layout.first);
}
