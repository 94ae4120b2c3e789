import {type FenceMeta, readFenceMeta} from '../../../src/markdown/code/meta';
import {type Flaw, flawOf} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {parseYaml} from '../manifests/yaml-text';
import type {Page} from '../page/pages';
import {type Command, parseConsole, parseShell, type Script} from '../shell/parse';

/** A code fence of a page. */
export interface Fence {
  /** The author's line of the opening backticks. */
  readonly line: number;
  /** First word after the backticks; empty when there is none. */
  readonly language: string;
  readonly meta: FenceMeta;
  /** The code without indentation that belongs to the list or quote around it. */
  readonly code: string;
  /** True when a directive made the fence: all its lines are then the line of the directive. */
  readonly generated: boolean;
}

/** The author's line of a line inside the fence, counted from 1; 0 is the line that opens it. */
export function lineInFence(fence: Fence, line: number): number {
  return fence.generated ? fence.line : fence.line + line;
}

const NO_META: FenceMeta = {live: false, noInline: false};

/** Every fence of a page in order, indented code too. Meta that cannot be read becomes a flaw. */
export function readFences(page: Page): {fences: Fence[]; flaws: Flaw[]} {
  const fences: Fence[] = [];
  const flaws: Flaw[] = [];
  for (const node of page.nodes) {
    if (node.type !== 'code') continue;
    const start = node.position!.start.line;
    const line = page.lineOf(start);
    let meta = NO_META;
    try {
      meta = readFenceMeta(node.meta ?? '');
    } catch (error) {
      flaws.push({...flawOf(error), line});
    }
    fences.push({line, language: node.lang ?? '', meta, code: node.value, generated: page.isGenerated(start)});
  }
  return {fences, flaws};
}

/** Why fences of a page cannot become try blocks. */
export async function tryFlaws(page: Page): Promise<readonly Flaw[]> {
  if (!/^\s*[`~]{3}.*\stry=/m.test(page.text)) return [];
  // With the simulator, which few pages need.
  const {tryBlocks} = await import('../../../src/markdown/try-blocks');
  try {
    tryBlocks()(structuredClone(page.tree), {path: ''});
    return [];
  } catch (error) {
    const flaw = flawOf(error);
    return [{...flaw, line: page.lineOf(flaw.line)}];
  }
}

/** A fence whose class is known. */
export interface ClassifiedFence {
  readonly fence: Fence;
  /** The name of its check in check-fence.ts. */
  readonly kind: string;
  readonly language: string;
}

/** The script of a shell fence; undefined when it cannot be parsed, which is reported elsewhere. */
function scriptOf({fence, kind}: ClassifiedFence): Script | undefined {
  if (kind !== 'bash' && kind !== 'console') return undefined;
  try {
    return kind === 'bash' ? parseShell(fence.code) : parseConsole(fence.code);
  } catch {
    return undefined;
  }
}

/** Files that a command writes: by redirection, `tee`, and downloads with curl and wget. */
function writtenFiles({words, writes}: Command): readonly string[] {
  const texts = words.map(({text}) => text);
  if (texts.includes('tee')) return [...writes, ...texts.slice(texts.indexOf('tee') + 1)];
  if (texts[0] !== 'curl' && texts[0] !== 'wget') return writes;
  const output = texts.findIndex((text) => /^(?:-o|-O|--output)$/.test(text));
  const addresses = texts.filter((text) => text.includes('://')).map((url) => url.split('/').at(-1)!);
  return [...writes, ...texts.slice(output + 1, output + 2), ...addresses];
}

/** Reads `nameAppend: -privileged` and `--set scanner.nameAppend=-privileged`. */
function suffixes(code: string): string[] {
  return [...code.matchAll(/nameAppend\s*[:=]\s*["']?(-[a-z0-9-]*[a-z0-9])/g)].map(([, suffix]) => suffix!);
}

/** Facts that the fences of one page share. */
export class PageFacts {
  /** Files that the page shows or writes, by the `title` of fences and by what commands write. */
  readonly files = new Set<string>();
  /** Values of `nameAppend`, which scan types then end with. */
  readonly scanTypeSuffixes = new Set<string>();
  /** Names of the ScanType manifests on the page. */
  readonly scanTypes = new Set<string>();
  /** Labels of the CascadingRule manifests on the page, as `key=value`. */
  readonly ruleLabels = new Set<string>();
  /** True when a command clones a repository: paths below it are then unknown. */
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

/** Collects the facts that the fences of a page share. */
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
