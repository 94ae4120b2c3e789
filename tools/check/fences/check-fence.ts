import type {ValidationError} from '@action-validator/core';
import {isDiagramLanguage, languageOf} from '../../../src/markdown/code/languages';
import {type Diagnostic, diagnosticAt, DiagnosticError, diagnosticOf} from '../../../src/lib/diagnostic';
import {checkCommands} from '../commands';
import {checkManifest, checkPart, checkValues} from '../manifests/manifests';
import {checkSchema, wrongPart} from '../manifests/schemas';
import {parseYaml} from '../manifests/yaml-text';
import {parseConsole, parseShell, type Script} from '../shell/parse';
import type {Page} from '../page/pages';
import {type ClassifiedFence, type Fence, type FenceKind, onPage, type PageFacts, readFences} from './fences';

/** Checks that JavaScript or TypeScript parses. `return` and `await` are allowed at the top level. */
async function checkScript(text: string, language: string): Promise<Diagnostic[]> {
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
    return diagnosticAt(Number(line ?? 1), `${language}: ${problem}`, 'correct the code so that it parses');
  }
}

/** Checks that Terraform code parses, with the parser of Terraform. */
async function checkHcl(code: string): Promise<Diagnostic[]> {
  const {parse} = await import('@cdktn/hcl2json');
  try {
    await parse('main.tf', code);
    return [];
  } catch (error) {
    const [, line = '1', , problem = (error as Error).message] =
      /main\.tf:(\d+),([\d,-]+): (.*?)\.?\]?$/m.exec((error as Error).message) ?? [];
    return diagnosticAt(Number(line), `Terraform: ${problem}`, 'correct the code so that it parses');
  }
}

/** `file="…"` of a fence with a workflow. */
const WORKFLOW = 'GitHub Actions workflow';

/** The errors of the alternative that fits best, because the validator reports all of them. */
function leaves(error: ValidationError): ValidationError[] {
  const states = 'states' in error ? (error.states ?? []) : [];
  const [best] = states.map(({errors}) => errors.flatMap(leaves)).toSorted((a, b) => a.length - b.length);
  return best === undefined || best.length === 0 ? [error] : best;
}

/** Checks a workflow against the schema of GitHub Actions. */
async function checkWorkflow(code: string): Promise<readonly Diagnostic[]> {
  const {documents, diagnostics} = parseYaml(code);
  const [document] = documents;
  if (diagnostics.length > 0 || !document) return diagnostics;
  const {validateWorkflow} = await import('@action-validator/core');
  return validateWorkflow(code)
    .errors.flatMap(leaves)
    .flatMap((error) => {
      const place = 'path' in error ? error.path.slice(1) : '';
      const path = place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const problem = `\`${place}\`: ${error.detail ?? error.title}`;
      return diagnosticAt(document.lineOf(path), problem, 'correct it: GitHub rejects the workflow');
    });
}

/** Checks that JSON parses, and with `part` that it matches a schema such as `Finding[]`. */
function checkJson(text: string, part?: string): Diagnostic[] {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.length);
    return diagnosticAt(
      text.slice(0, position).split('\n').length,
      `JSON: ${(error as Error).message}`,
      'correct the JSON',
    );
  }
  // JSON is also YAML, and the YAML parser reports lines and duplicate keys.
  const {documents, diagnostics} = parseYaml(text);
  if (part === undefined || diagnostics.length > 0) return [...diagnostics];
  const wrong = wrongPart(part);
  return wrong ? [wrong] : documents.flatMap((document) => checkSchema(part, document));
}

function checkShell(fence: Fence, parse: (code: string) => Script, page: PageFacts): Diagnostic[] {
  const prompt = fence.code.split('\n').findIndex((line) => /^[$#>] \S/.test(line) && !line.startsWith('# '));
  if (parse === parseShell && prompt !== -1) {
    const fix = 'remove it, or fence command and output as console';
    return diagnosticAt(prompt + 1, 'the command has a prompt', fix);
  }
  let script: Script;
  try {
    script = parse(fence.code);
  } catch (error) {
    return [diagnosticOf(error)];
  }
  // Historic commands can use removed charts and flags.
  if (fence.meta.historic !== undefined) return [];
  return [...checkCommands(script, page)];
}

/** Reports commands and manifests in text fences. */
function checkText(code: string): Diagnostic[] {
  const prompt = code.split('\n').findIndex((line) => line.startsWith('$ '));
  if (prompt !== -1) return diagnosticAt(prompt + 1, 'the text contains a command', 'fence it as console');
  const manifest = /^apiVersion:/m.test(code) && /^kind:/m.test(code);
  return manifest ? diagnosticAt(0, 'the text contains a manifest', 'fence it as yaml') : [];
}

async function checkDiagramFence(fence: Fence): Promise<Diagnostic[]> {
  const {title, desc} = fence.meta;
  if (title === undefined || desc === undefined) {
    return diagnosticAt(0, 'the diagram has no title="…" or no desc="…"', 'add both; screen readers read desc');
  }
  try {
    // Graphviz is slow to load, and most pages have no diagram.
    const {renderDiagram} = await import('../../../src/markdown/diagrams');
    await renderDiagram(fence.language === 'dot' ? 'dot' : 'sequence', fence.code, {title, desc, id: 'diagram'});
    return [];
  } catch (error) {
    return [diagnosticOf(error)];
  }
}

/** Reports no-break spaces, which programs reject. */
function checkSpace({code}: Fence): Diagnostic[] {
  const line = code.split('\n').findIndex((text) => /[\u00A0\u2007\u202F]/.test(text));
  return line === -1
    ? []
    : diagnosticAt(line + 1, 'the code contains a no-break space', 'type the spaces of this line again');
}

type Check = (classified: ClassifiedFence, page: PageFacts) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** The check for each class of fence. */
const CHECKS: Readonly<Record<FenceKind, Check>> = {
  skipped: () => [],
  manifest: ({fence: {code}}, page) => checkManifest(code, page),
  part: ({fence: {code, meta}}, page) => checkPart(code, meta.part!, page),
  values: ({fence: {code, meta}}) => checkValues(code, meta.values!),
  yaml: ({fence: {code, meta}}) => (meta.file === WORKFLOW ? checkWorkflow(code) : parseYaml(code).diagnostics),
  bash: ({fence}, page) => checkShell(fence, parseShell, page),
  console: ({fence}, page) => checkShell(fence, parseConsole, page),
  diagram: ({fence}) => checkDiagramFence(fence),
  text: ({fence: {code}}) => checkText(code),
  json: ({fence: {code, meta}}) => checkJson(code, meta.part),
  code: ({fence: {code}, language}) => (language === 'hcl' ? checkHcl(code) : checkScript(code, language)),
};

const YAML_ROLES = ['part', 'values', 'file'] as const;

const isManifest = (code: string): boolean =>
  /^\{?apiVersion:/m.test(code) || (/^kind:/m.test(code) && /^metadata:/m.test(code));

function classOfYaml({meta, code}: Fence): FenceKind {
  const roles = YAML_ROLES.filter((role) => meta[role] !== undefined);
  const given = roles.map((role) => `${role}="…"`).join(' and ');
  // For earlier versions, only the syntax is checked.
  if (meta.historic !== undefined) return 'yaml';
  if (roles.length > 1) throw new DiagnosticError(`the fence has ${given}`, 'keep one of them');
  if (meta.part !== undefined) return 'part';
  if (meta.values !== undefined) return 'values';
  if (meta.file !== undefined) return 'yaml';
  if (isManifest(code)) return 'manifest';
  throw new DiagnosticError(
    'the YAML cannot be classified',
    'write apiVersion and kind, or add part="Scan.spec…", values="CHART" or file="WHAT IT IS"',
  );
}

/** Languages with a check of their own. */
const OWN_CHECK = ['bash', 'console', 'text', 'json'] as const;

/**
 * Classifies a fence.
 *
 * @throws DiagnosticError if the language is missing or unknown, or if YAML cannot be classified
 */
function classify(fence: Fence): ClassifiedFence {
  if (isDiagramLanguage(fence.language)) return {fence, kind: 'diagram', language: fence.language};
  const language = languageOf(fence.language).id;
  if (fence.meta.skip !== undefined) return {fence, kind: 'skipped', language};
  if (language === 'yaml') return {fence, kind: classOfYaml(fence), language};
  return {fence, kind: OWN_CHECK.find((one) => one === language) ?? 'code', language};
}

/** The fences of a page with their classes, and what is wrong with their meta and class. */
export function classifyAll(page: Page): {classified: ClassifiedFence[]; diagnostics: Diagnostic[]} {
  const {fences, diagnostics} = readFences(page);
  const classified = fences.flatMap((fence) => {
    try {
      return [classify(fence)];
    } catch (error) {
      diagnostics.push(...onPage(fence, [diagnosticOf(error)]));
      return [];
    }
  });
  return {classified, diagnostics};
}

/** Checks a fence according to its class. Line 0 is the opening line. */
export async function checkCode(classified: ClassifiedFence, page: PageFacts): Promise<readonly Diagnostic[]> {
  const {fence, kind} = classified;
  const spaces = kind === 'text' || kind === 'diagram' ? [] : checkSpace(fence);
  return spaces.length > 0 ? spaces : CHECKS[kind](classified, page);
}
