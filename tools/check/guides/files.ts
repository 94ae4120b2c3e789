import {isMap} from '../../../src/lib/map';
import {at} from '../../../src/lib/at';
import {type ClassifiedFence, lineInFence} from '../fences/fences';
import {parseYaml, partOf, type YamlDocument} from '../manifests/yaml-text';
import {type Command, parseConsole, parseShell} from '../shell/parse';

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
}

const onPage = ({fence}: ClassifiedFence, document: YamlDocument): YamlDocument => ({
  value: document.value,
  lineOf: (path) => lineInFence(fence, document.lineOf(path)),
});

const documentsOf = (classified: ClassifiedFence): YamlDocument[] =>
  parseYaml(classified.fence.code, {kubernetes: true}).documents.map((document) => onPage(classified, document));

function commandsOf({fence, kind}: ClassifiedFence): Command[] {
  try {
    const {commands} = kind === 'bash' ? parseShell(fence.code) : parseConsole(fence.code);
    const placed = (line: number): number => lineInFence(fence, line);
    return commands.map((command) => ({
      ...command,
      line: placed(command.line),
      words: command.words.map((word) => ({...word, line: placed(word.line)})),
    }));
  } catch {
    // The check of the fence reports syntax errors.
    return [];
  }
}

/** Values in a manifest of Argo CD or Flux. */
const VALUES = [
  ['spec', 'source', 'helm', 'valuesObject'],
  ['spec', 'values'],
] as const;

/** Assembles the files and commands of a guide. Files of earlier releases (`historic`) are left out. */
export function filesOf(fences: readonly ClassifiedFence[]): GuideFiles {
  const current = fences.filter(({fence}) => fence.meta.historic === undefined);
  const manifests = current
    .filter(({kind}) => kind === 'manifest')
    .flatMap(documentsOf)
    .flatMap((document) => {
      const kind = at(document.value, ['kind']);
      return isMap(document.value) && typeof kind === 'string' ? [{document, kind}] : [];
    });
  const values = current
    .filter(({kind}) => kind === 'values')
    .flatMap((one) => documentsOf(one).map((document) => ({document, chart: one.fence.meta.values!})));
  const commands = current.filter(({kind}) => kind === 'bash' || kind === 'console').flatMap(commandsOf);
  return {manifests, values, commands};
}

/** The Helm values inside a manifest of Argo CD or Flux, if any. */
export function embeddedValues({document}: GuideFile): YamlDocument | undefined {
  const path = VALUES.find((one) => isMap(at(document.value, one)));
  return path === undefined ? undefined : partOf(document, path, at(document.value, path));
}
