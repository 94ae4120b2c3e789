import {codeHtml} from '../../../src/markdown/code/html';
import {PROMPT, splitConsole} from '../../../src/markdown/code/console';
import {languageOf} from '../../../src/markdown/code/languages';
import {checkCommands} from '../commands';
import {flawOf} from '../errors';
import type {FenceClass} from './fence-class';
import type {Fence} from './fences';
import type {PageFacts} from './collect-facts';
import {kubectlInput} from './heredocs';
import {codeFlaws} from '../languages';
import {jsonFlaws} from '../languages/json';
import {historicManifestFlaws, manifestFlaws, partFlaws, valuesFlaws, yamlFileFlaws} from '../manifests/manifests';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {parseConsole} from '../shell/console';
import {parseShell} from '../shell/parse';
import type {Script} from '../shell/types';

/** A call within the output of a session that has no prompt. */
function bareCommand(code: string): number {
  if (!code.includes(PROMPT)) return -1;
  return splitConsole(code).findIndex(
    ({kind, text}) => kind === 'output' && /^(?:helm|kubectl|scbctl) [a-z-]+ \S/.test(text),
  );
}

function shellFlaws(fence: Fence, parse: (code: string) => Script, page: PageFacts): Flaw[] {
  const prompt = fence.code.split('\n').findIndex((line) => /^[$#>] \S/.test(line) && !line.startsWith('# '));
  if (parse === parseShell && prompt !== -1) {
    const mend = 'remove it, or fence command and output as console';
    return flawAt(prompt + 1, 'the command has a prompt', mend);
  }
  let script: Script;
  try {
    const bare = parse === parseConsole ? bareCommand(fence.code) : -1;
    if (bare !== -1) return flawAt(bare + 1, 'the command has no prompt', 'write `$ ` before it');
    script = parse(fence.code);
  } catch (error) {
    return [flawOf(error)];
  }
  // Commands of their time may name charts and flags of their time.
  if (fence.meta.historic !== undefined) return [];
  const manifests = kubectlInput(script).flatMap(({text, line}) =>
    manifestFlaws(text, page).map((flaw) => ({...flaw, line: flaw.line + line - 1})),
  );
  return [...checkCommands(script, page), ...manifests];
}

/** Output and files without a language hold nothing that has a check of its own. */
function textFlaws(code: string): Flaw[] {
  const prompt = code.split('\n').findIndex((line) => line.startsWith('$ '));
  if (prompt !== -1) return flawAt(prompt + 1, 'the text holds a command', 'fence it as console');
  const manifest = /^apiVersion:/m.test(code) && /^kind:/m.test(code);
  return manifest ? flawAt(0, 'the text holds a manifest', 'fence it as yaml') : [];
}

async function diagramFlaws(fence: Fence): Promise<Flaw[]> {
  const {title, desc} = fence.meta;
  if (title === undefined || desc === undefined) {
    return flawAt(
      0,
      'the diagram has no title="…" or no desc="…"',
      'add both; desc is what a person hears who does not see it',
    );
  }
  try {
    // Most pages have no diagram, and Graphviz takes its time to load.
    const {renderDiagram} = await import('../../../src/markdown/diagrams');
    await renderDiagram(fence.language === 'dot' ? 'dot' : 'sequence', fence.code, {title, desc, id: 'check'});
    return [];
  } catch (error) {
    return [flawOf(error)];
  }
}

/** Blanks that only look like ones: programs refuse them. They come with what is pasted. */
function blankFlaws({code}: Fence): Flaw[] {
  const line = code.split('\n').findIndex((text) => /[\u00A0\u2007\u202F]/.test(text));
  return line === -1 ? [] : flawAt(line + 1, 'the code holds a no-break space', 'type the blanks of this line anew');
}

/** What the build would refuse to show: a terminal session that cannot be read. */
function displayFlaws({code}: Fence, language: string): Flaw[] {
  try {
    codeHtml(code, languageOf(language));
    return [];
  } catch (error) {
    return [flawOf(error)];
  }
}

/** Checks a fence as what it is, and that the site can show it. Lines are those of the fence; 0 is the one that opens it. */
export async function checkCode(fence: Fence, kind: FenceClass, language: string, page: PageFacts): Promise<Flaw[]> {
  // What they make of the code is told of something else.
  const blanks = kind === 'text' || kind === 'diagram' ? [] : blankFlaws(fence);
  if (blanks.length > 0) return blanks;
  const flaws = await checkMeaning(fence, kind, language, page);
  const display = kind === 'diagram' ? [] : displayFlaws(fence, language);
  const told = new Set(flaws.map(({problem}) => problem));
  return [...flaws, ...display.filter(({problem}) => !told.has(problem))];
}

async function checkMeaning(fence: Fence, kind: FenceClass, language: string, page: PageFacts): Promise<Flaw[]> {
  const {code, meta} = fence;
  switch (kind) {
    case 'skipped':
      return [];
    case 'manifest':
      return meta.historic === undefined ? manifestFlaws(code, page) : historicManifestFlaws(code);
    case 'part of a manifest':
      return meta.historic === undefined ? partFlaws(code, meta.part!, page) : yamlFileFlaws(code);
    case 'Helm values':
      return meta.historic === undefined ? valuesFlaws(code, meta.values!) : yamlFileFlaws(code);
    case 'other YAML file':
      return yamlFileFlaws(code);
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
      return codeFlaws(code, language);
  }
}
