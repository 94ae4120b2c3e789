import {DIAGRAM_LANGUAGES, languageNames, languageOf} from '../../../src/markdown/code/languages';
import type {Fence} from './fences';
import {nearest} from '../../../src/text/nearest';
import {type Flaw, flawOf} from '../../../src/text/flaw';

/** What a fence is checked as. Every fence has exactly one class. */
export type FenceClass =
  | 'manifest'
  | 'part of a manifest'
  | 'Helm values'
  | 'other YAML file'
  | 'shell commands'
  | 'terminal session'
  | 'diagram'
  | 'text'
  | 'JSON'
  | 'code'
  | 'skipped';

/** What a fence is found to be. */
type Classified =
  // The class of a fence, and the language by its one name.
  | {readonly kind: FenceClass; readonly language: string}
  // Why it cannot be classified.
  | {readonly kind: null; readonly flaw: Flaw};

const YAML_ROLES = ['part', 'values', 'file'] as const;

const isManifest = (code: string): boolean =>
  /^\{?apiVersion:/m.test(code) || (/^kind:/m.test(code) && /^metadata:/m.test(code));

const unclear = (problem: string, fix: string): Classified => ({kind: null, flaw: {line: 0, problem, fix}});

function classifyYaml({meta, code}: Fence): Classified {
  const roles = YAML_ROLES.filter((role) => meta[role] !== undefined);
  const given = roles.map((role) => `${role}="…"`).join(' and ');
  // Of an older version, only the syntax is checked.
  if (meta.historic !== undefined) return {kind: 'other YAML file', language: 'yaml'};
  if (roles.length > 1) return unclear(`the fence has ${given}`, 'keep one of them');
  if (meta.part !== undefined) return {kind: 'part of a manifest', language: 'yaml'};
  if (meta.values !== undefined) return {kind: 'Helm values', language: 'yaml'};
  if (meta.file !== undefined) return {kind: 'other YAML file', language: 'yaml'};
  if (isManifest(code)) return {kind: 'manifest', language: 'yaml'};
  return unclear(
    'the YAML cannot be classified',
    'write apiVersion and kind, or add part="Scan.spec…", values="CHART" or file="WHAT IT IS"',
  );
}

const CLASSES: Readonly<Record<string, FenceClass>> = {
  bash: 'shell commands',
  console: 'terminal session',
  text: 'text',
  json: 'JSON',
};

/** Classifies a fence. A fence without a language, with an unknown one or with unclear YAML has no class. */
export function classify(fence: Fence): Classified {
  if (DIAGRAM_LANGUAGES.includes(fence.language)) return {kind: 'diagram', language: fence.language};
  let language: string;
  try {
    language = languageOf(fence.language).id;
  } catch (error) {
    const {problem, fix} = flawOf(error);
    const near = nearest(fence.language, languageNames);
    return unclear(problem, near === undefined ? fix : `did you mean \`${near}\`?`);
  }
  if (fence.meta.skip !== undefined) return {kind: 'skipped', language};
  if (language === 'yaml') return classifyYaml(fence);
  return {kind: CLASSES[language] ?? 'code', language};
}
