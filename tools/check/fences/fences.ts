import {type FenceMeta, readFenceMeta} from '../../../src/markdown/code/meta';
import {type Diagnostic, diagnosticOf} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {parseYaml} from '../manifests/yaml-text';
import type {Page} from '../page/pages';
import {type Command, parseConsole, parseShell, type Script} from '../shell/parse';

/** A code fence of a page. */
export interface Fence {
  /** Source line of the opening backticks. */
  readonly line: number;
  /** First word after the backticks, or ''. */
  readonly language: string;
  readonly meta: FenceMeta;
  /** The code without the indentation of a surrounding list or quote. */
  readonly code: string;
  /** True if a directive generated the fence. All lines then map to the line of the directive. */
  readonly generated: boolean;
}

/** The source line of a line in the fence, where 0 is the opening line. */
export function lineInFence(fence: Fence, line: number): number {
  return fence.generated ? fence.line : fence.line + line;
}

/** Diagnostics in a fence with lines of the page. */
export const onPage = (fence: Fence, diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.map(({line, problem, fix}) => ({
    line: lineInFence(fence, line),
    problem: fence.generated ? `${problem} (made by the directive on this line)` : problem,
    fix,
  }));

const NO_META: FenceMeta = {live: false, noInline: false};

/** All fences of a page in order, including indented code. Invalid meta is reported as a diagnostic. */
export function readFences(page: Page): {fences: Fence[]; diagnostics: Diagnostic[]} {
  const fences: Fence[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const node of page.nodes) {
    if (node.type !== 'code') continue;
    const start = node.position!.start.line;
    const line = page.lineOf(start);
    let meta = NO_META;
    try {
      meta = readFenceMeta(node.meta ?? '');
    } catch (error) {
      diagnostics.push({...diagnosticOf(error), line});
    }
    fences.push({line, language: node.lang ?? '', meta, code: node.value, generated: page.isGenerated(start)});
  }
  return {fences, diagnostics};
}

/** Reports fences that cannot be converted to try blocks. */
export async function checkTry(page: Page): Promise<readonly Diagnostic[]> {
  if (!/^\s*[`~]{3}.*\stry=/m.test(page.text)) return [];
  // Imports the simulator, which few pages need.
  const {tryBlocks} = await import('../../../src/markdown/try-blocks');
  try {
    tryBlocks()(structuredClone(page.tree), {path: ''});
    return [];
  } catch (error) {
    const diagnostic = diagnosticOf(error);
    return [{...diagnostic, line: page.lineOf(diagnostic.line)}];
  }
}

/** The class of a fence, which selects its check in check-fence.ts. */
export type FenceKind =
  | 'skipped'
  | 'manifest'
  | 'part'
  | 'values'
  | 'yaml'
  | 'bash'
  | 'console'
  | 'diagram'
  | 'text'
  | 'json'
  | 'code';

export interface ClassifiedFence {
  readonly fence: Fence;
  readonly kind: FenceKind;
  readonly language: string;
}

/** The script of a shell fence; undefined if it does not parse, which `checkCode` reports. */
export function scriptOf({fence, kind}: ClassifiedFence): Script | undefined {
  if (kind !== 'bash' && kind !== 'console') return undefined;
  try {
    return kind === 'bash' ? parseShell(fence.code) : parseConsole(fence.code);
  } catch {
    return undefined;
  }
}

/** Files that a command writes with redirections, `tee`, `cp`, curl or wget. */
function writtenFiles({words, writes}: Command): readonly string[] {
  const texts = words.map(({text}) => text);
  if (texts.includes('tee')) return [...writes, ...texts.slice(texts.indexOf('tee') + 1)];
  if (texts[0] === 'cp') return [...writes, ...texts.slice(-1)];
  if (texts[0] !== 'curl' && texts[0] !== 'wget') return writes;
  const output = texts.findIndex((text) => /^(?:-o|-O|--output)$/.test(text));
  const addresses = texts.filter((text) => text.includes('://')).map((url) => url.split('/').at(-1)!);
  return [...writes, ...texts.slice(output + 1, output + 2), ...addresses];
}

/** Suffixes from `nameAppend: -privileged` and `--set scanner.nameAppend=-privileged`. */
function suffixes(code: string): string[] {
  return [...code.matchAll(/nameAppend\s*[:=]\s*["']?(-[a-z0-9-]*[a-z0-9])/g)].map(([, suffix]) => suffix!);
}

/** Facts that the fences of one page share. */
export class PageFacts {
  /** Files from the `title` of fences, and files that commands write. */
  readonly files = new Set<string>();
  /** Values of `nameAppend`, which charts append to scan type names. */
  readonly scanTypeSuffixes = new Set<string>();
  /** Names of the ScanType manifests on the page. */
  readonly scanTypes = new Set<string>();
  /** Labels of the CascadingRule manifests on the page, as `key=value`. */
  readonly ruleLabels = new Set<string>();
  /** True if a command clones a repository, whose paths are unknown. */
  clones = false;
}

function addManifests(code: string, facts: PageFacts): void {
  for (const {value} of parseYaml(code, {kubernetes: true}).documents) {
    if (!isMap(value) || !isMap(value['metadata'])) continue;
    const {kind, metadata} = value;
    const {name, labels} = metadata as Record<string, unknown>;
    if (kind === 'ScanType' || kind === 'ClusterScanType') facts.scanTypes.add(String(name));
    if (kind !== 'CascadingRule' || !isMap(labels)) continue;
    for (const [key, label] of Object.entries(labels)) facts.ruleLabels.add(`${key}=${String(label)}`);
  }
}

function addCommands({commands}: Script, facts: PageFacts): void {
  for (const command of commands) {
    const texts = command.words.map(({text}) => text);
    for (const file of writtenFiles(command)) facts.files.add(file);
    if (texts[0] === 'git' && texts.includes('clone')) facts.clones = true;
  }
}

export function collectFacts(fences: readonly ClassifiedFence[]): PageFacts {
  const facts = new PageFacts();
  for (const classified of fences) {
    const {fence, kind} = classified;
    const {title} = fence.meta;
    if (title !== undefined && kind !== 'diagram') facts.files.add(title);
    for (const suffix of suffixes(fence.code)) facts.scanTypeSuffixes.add(suffix);
    if (kind === 'manifest') addManifests(fence.code, facts);
    const script = scriptOf(classified);
    if (script) addCommands(script, facts);
  }
  return facts;
}
