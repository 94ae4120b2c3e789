import {checkCommands} from '../commands';
import {flawOf} from '../errors';
import type {Fence} from './fences';
import type {ClassifiedFence, PageFacts} from './collect-facts';
import {kubectlInput} from './heredocs';
import {scriptFlaws} from './javascript';
import {jsonFlaws} from './json';
import {manifestFlaws, partFlaws, valuesFlaws} from '../manifests/manifests';
import {parseYaml} from '../manifests/yaml-text';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {parseConsole} from '../shell/console';
import {parseShell} from '../shell/parse';
import type {Script} from '../shell/types';

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
