import {isMap} from '../../../src/lib/map';
import {type ClassifiedFence, lineInFence, scriptOf} from '../fences/fences';
import {parseYaml, YamlDocument} from '../manifests/yaml-text';
import type {Command} from '../shell/parse';

/** Everything that a reader of a guide applies, in the order of the page. Lines are lines of the page. */
export interface GuideFiles {
  /** Documents with a `kind`. */
  readonly manifests: readonly YamlDocument[];
  readonly values: readonly {readonly chart: string; readonly document: YamlDocument}[];
  readonly commands: readonly Command[];
  /** Shell code by fence, with the line of its first command. */
  readonly scripts: readonly {readonly code: string; readonly line: number}[];
}

/** The kind of a manifest. */
export const kindOf = (manifest: YamlDocument): string => manifest.text('kind') ?? '';

const documentsOf = ({fence}: ClassifiedFence): YamlDocument[] =>
  parseYaml(fence.code, {kubernetes: true}).documents.map(
    (document) => new YamlDocument(document.value, (path) => lineInFence(fence, document.lineOf(path))),
  );

function commandsOf(classified: ClassifiedFence): Command[] {
  const placed = (line: number): number => lineInFence(classified.fence, line);
  return (scriptOf(classified)?.commands ?? []).map((command) => ({
    ...command,
    line: placed(command.line),
    words: command.words.map((word) => ({...word, line: placed(word.line)})),
  }));
}

/** Manifests that `sed 's/team-a/team-b/g' team-a.yaml > team-b.yaml` makes from a file of the page. */
function copiedManifests({words, line}: Command, fences: readonly ClassifiedFence[]): YamlDocument[] {
  const [program, expression, file] = words.map(({text}) => text);
  const [, from, to] = /^s\/([\w.-]+)\/([\w.-]+)\/g$/.exec(expression ?? '') ?? [];
  const source = fences.find(({fence}) => fence.meta.title === file);
  if (program !== 'sed' || from === undefined || to === undefined || !source) return [];
  const {documents} = parseYaml(source.fence.code.replaceAll(from, to), {kubernetes: true});
  return documents.map(({value}) => new YamlDocument(value, () => line));
}

/** Assembles the files and commands of a guide. Files of earlier releases (`historic`) are left out. */
export function filesOf(fences: readonly ClassifiedFence[]): GuideFiles {
  const current = fences.filter(({fence}) => fence.meta.historic === undefined);
  const shell = current.filter(({kind}) => kind === 'bash' || kind === 'console');
  const commands = shell.flatMap(commandsOf);
  const documents = [
    ...current.filter(({kind}) => kind === 'manifest').flatMap(documentsOf),
    ...commands.flatMap((command) => copiedManifests(command, current)),
  ];
  return {
    manifests: documents.filter((document) => document.text('kind') !== undefined),
    values: current
      .filter(({kind}) => kind === 'values')
      .flatMap((one) => documentsOf(one).map((document) => ({document, chart: one.fence.meta.values!}))),
    commands,
    scripts: shell.map(({fence}) => ({code: fence.code, line: fence.line + 1})),
  };
}

/** The Helm values inside a manifest of Argo CD or Flux, if any. */
export const embeddedValues = (manifest: YamlDocument): YamlDocument | undefined =>
  [
    ['spec', 'source', 'helm', 'valuesObject'],
    ['spec', 'values'],
  ]
    .map((path) => manifest.part(...path))
    .find(({value}) => isMap(value));
