import {type Flaw, flawAt, flawOf} from '../../../src/text/flaw';
import {checkCommands} from '../commands';
import type {ClassifiedFence, PageFacts} from './collect-facts';
import type {Fence} from './fences';
import {manifestFlaws, partFlaws, valuesFlaws} from '../manifests/manifests';
import {schemaFlaws} from '../manifests/schemas';
import {wrongPart} from '../manifests/schemas';
import {parseYaml} from '../manifests/yaml-text';
import {type Command, type Heredoc, parseConsole, parseShell, type Script} from '../shell/parse';

const READS_MANIFESTS = new Set(['apply', 'create', 'replace', 'delete', 'diff']);

function readsManifest({words}: Command): boolean {
  const texts = words.map(({text}) => text);
  const tool = texts.findIndex((text) => text === 'kubectl' || text.endsWith('/kubectl'));
  if (tool === -1 || !texts.slice(tool + 1).some((text) => READS_MANIFESTS.has(text))) return false;
  return (
    texts.some((text, index) => /^(?:-f|--filename)$/.test(text) && texts[index + 1] === '-') ||
    texts.some((text) => /^(?:-f-|--filename=-)$/.test(text))
  );
}

/** The heredoc that reaches a command's standard input: its own heredoc, or the heredoc of a `cat` in the same pipe. */
function inputOf(command: Command): Heredoc | undefined {
  const own = command.redirects.find(({heredoc}) => heredoc)?.heredoc;
  if (own || !command.stdin) return own;
  return command.stdin.words[0]?.text === 'cat' ? inputOf(command.stdin) : undefined;
}

/** Finds the manifests in heredocs that end up in `kubectl apply -f -` and its like. Variables become placeholders. */
export function kubectlInput({commands}: Script): {readonly text: string; readonly line: number}[] {
  return commands.filter(readsManifest).flatMap((command) => {
    const heredoc = inputOf(command);
    if (!heredoc) return [];
    const text = heredoc.literal ? heredoc.body : heredoc.body.replaceAll(/\$(?:\{[^}]*\}|\w+)/g, 'placeholder');
    return [{text, line: heredoc.line}];
  });
}

/** Checks that JavaScript or TypeScript parses. A fragment can return and await at its top level. */
export async function scriptFlaws(text: string, language: string): Promise<Flaw[]> {
  if (!/^(?:(?:java|type)script|[jt]sx)$/.test(language)) return [];
  const {parse} = await import('@babel/parser');
  try {
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      plugins: language === 'typescript' ? ['typescript'] : ['typescript', 'jsx'],
    });
    return [];
  } catch (error) {
    const [, problem = '', line] = /^(.*?)\.? \((\d+):\d+\)/.exec((error as Error).message) ?? [];
    return flawAt(Number(line ?? 1), `${language}: ${problem}`, 'correct the code so that it parses');
  }
}

/** Checks that JSON parses, and with `part` that it matches a schema such as `Finding[]`. */
export function jsonFlaws(text: string, part?: string): Flaw[] {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.length);
    return flawAt(text.slice(0, position).split('\n').length, `JSON: ${(error as Error).message}`, 'correct the JSON');
  }
  // JSON is YAML, and the YAML parser reports lines and duplicate keys.
  const {documents, flaws} = parseYaml(text);
  if (part === undefined || flaws.length > 0) return [...flaws];
  const wrong = wrongPart(part);
  return wrong ? [wrong] : documents.flatMap((document) => schemaFlaws(part, document));
}

function shellFlaws(fence: Fence, parse: (code: string) => Script, page: PageFacts): Flaw[] {
  const prompt = fence.code.split('\n').findIndex((line) => /^[$#>] \S/.test(line) && !line.startsWith('# '));
  if (parse === parseShell && prompt !== -1) {
    const fix = 'remove it, or fence command and output as console';
    return flawAt(prompt + 1, 'the command has a prompt', fix);
  }
  let script: Script;
  try {
    script = parse(fence.code);
  } catch (error) {
    return [flawOf(error)];
  }
  // Historic commands can name charts and flags of their time.
  if (fence.meta.historic !== undefined) return [];
  const manifests = kubectlInput(script).flatMap(({text, line}) =>
    manifestFlaws(text, page).map((flaw) => ({...flaw, line: flaw.line + line - 1})),
  );
  return [...checkCommands(script, page), ...manifests];
}

/** Text fences contain neither commands nor manifests, which have fences of their own. */
function textFlaws(code: string): Flaw[] {
  const prompt = code.split('\n').findIndex((line) => line.startsWith('$ '));
  if (prompt !== -1) return flawAt(prompt + 1, 'the text contains a command', 'fence it as console');
  const manifest = /^apiVersion:/m.test(code) && /^kind:/m.test(code);
  return manifest ? flawAt(0, 'the text contains a manifest', 'fence it as yaml') : [];
}

async function diagramFlaws(fence: Fence): Promise<Flaw[]> {
  const {title, desc} = fence.meta;
  if (title === undefined || desc === undefined) {
    return flawAt(0, 'the diagram has no title="…" or no desc="…"', 'add both; screen readers read desc');
  }
  try {
    // Graphviz is slow to load, and most pages have no diagram.
    const {checkDiagram} = await import('../../../src/markdown/diagrams');
    await checkDiagram(fence.language === 'dot' ? 'dot' : 'sequence', fence.code);
    return [];
  } catch (error) {
    return [flawOf(error)];
  }
}

/** No-break spaces from pasted text, which programs reject. */
function spaceFlaws({code}: Fence): Flaw[] {
  const line = code.split('\n').findIndex((text) => /[\u00A0\u2007\u202F]/.test(text));
  return line === -1
    ? []
    : flawAt(line + 1, 'the code contains a no-break space', 'type the spaces of this line again');
}

/** Checks a fence according to its class. Lines are counted from the start of the fence; 0 is its opening line. */
export async function checkCode({fence, kind, language}: ClassifiedFence, page: PageFacts): Promise<Flaw[]> {
  const {code, meta} = fence;
  const spaces = kind === 'text' || kind === 'diagram' ? [] : spaceFlaws(fence);
  if (spaces.length > 0) return spaces;
  switch (kind) {
    case 'skipped':
      return [];
    case 'manifest':
      return manifestFlaws(code, page);
    case 'part of a manifest':
      return partFlaws(code, meta.part!, page);
    case 'Helm values':
      return valuesFlaws(code, meta.values!);
    case 'other YAML file':
      return [...parseYaml(code).flaws];
    case 'shell commands':
      return shellFlaws(fence, parseShell, page);
    case 'terminal session':
      return shellFlaws(fence, parseConsole, page);
    case 'diagram':
      return diagramFlaws(fence);
    case 'text':
      return textFlaws(code);
    case 'JSON':
      return jsonFlaws(code, meta.part);
    case 'code':
      return scriptFlaws(code, language);
  }
}
