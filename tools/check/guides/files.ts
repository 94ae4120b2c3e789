import {isMap} from '../../../src/lib/map';
import {at} from '../../../src/lib/at';
import {type ClassifiedFence, lineInFence, scriptOf} from '../fences/fences';
import {parseYaml, partOf, type YamlDocument} from '../manifests/yaml-text';
import type {Command} from '../shell/parse';

/** One YAML document of a guide. Its lines are lines of the page. */
export interface GuideFile {
  readonly document: YamlDocument;
  /** Absent for Helm values. */
  readonly kind?: string;
  /** The chart of Helm values. */
  readonly chart?: string;
}

/** Everything that a reader of a guide applies, in the order of the page. */
export interface GuideFiles {
  readonly manifests: readonly GuideFile[];
  readonly values: readonly GuideFile[];
  readonly commands: readonly Command[];
  /** Shell code by fence, with the line of its first command. */
  readonly scripts: readonly {readonly code: string; readonly line: number}[];
}

const onPage = ({fence}: ClassifiedFence, document: YamlDocument): YamlDocument => ({
  value: document.value,
  lineOf: (path) => lineInFence(fence, document.lineOf(path)),
});

const documentsOf = (classified: ClassifiedFence): YamlDocument[] =>
  parseYaml(classified.fence.code, {kubernetes: true}).documents.map((document) => onPage(classified, document));

function commandsOf(classified: ClassifiedFence): Command[] {
  const placed = (line: number): number => lineInFence(classified.fence, line);
  return (scriptOf(classified)?.commands ?? []).map((command) => ({
    ...command,
    line: placed(command.line),
    words: command.words.map((word) => ({...word, line: placed(word.line)})),
  }));
}

/** Values in a manifest of Argo CD or Flux. */
const VALUES = [
  ['spec', 'source', 'helm', 'valuesObject'],
  ['spec', 'values'],
] as const;

/** Manifests that `sed 's/team-a/team-b/g' team-a.yaml > team-b.yaml` makes from a file of the page. */
function copiedManifests({words, line}: Command, fences: readonly ClassifiedFence[]): YamlDocument[] {
  const [program, expression, file] = words.map(({text}) => text);
  const [, from, to] = /^s\/([\w.-]+)\/([\w.-]+)\/g$/.exec(expression ?? '') ?? [];
  const source = fences.find(({fence}) => fence.meta.title === file);
  if (program !== 'sed' || from === undefined || to === undefined || !source) return [];
  const {documents} = parseYaml(source.fence.code.replaceAll(from, to), {kubernetes: true});
  return documents.map(({value}) => ({value, lineOf: () => line}));
}

/** Assembles the files and commands of a guide. Files of earlier releases (`historic`) are left out. */
export function filesOf(fences: readonly ClassifiedFence[]): GuideFiles {
  const current = fences.filter(({fence}) => fence.meta.historic === undefined);
  const shell = current.filter(({kind}) => kind === 'bash' || kind === 'console');
  const commands = shell.flatMap(commandsOf);
  const manifests = [
    ...current.filter(({kind}) => kind === 'manifest').flatMap(documentsOf),
    ...commands.flatMap((command) => copiedManifests(command, current)),
  ].flatMap((document) => {
    const kind = at(document.value, ['kind']);
    return isMap(document.value) && typeof kind === 'string' ? [{document, kind}] : [];
  });
  const values = current
    .filter(({kind}) => kind === 'values')
    .flatMap((one) => documentsOf(one).map((document) => ({document, chart: one.fence.meta.values!})));
  const scripts = shell.map(({fence}) => ({code: fence.code, line: fence.line + 1}));
  return {manifests, values, commands, scripts};
}

/** The Helm values inside a manifest of Argo CD or Flux, if any. */
export function embeddedValues({document}: GuideFile): YamlDocument | undefined {
  const path = VALUES.find((one) => isMap(at(document.value, one)));
  return path === undefined ? undefined : partOf(document, path, at(document.value, path));
}
