import {stringify} from 'yaml';
import type {BlockKind, BlockTexts, PartName} from './blocks';
import {judgeCascade} from './cascade';
import {isList, isMap, mapAt, type Data, type DataMap} from './data';
import {LIMITS, counted} from './limits';
import type {Outcome} from './outcome';
import {postProcess} from './post-processing';
import {readYaml, UnreadableYaml, type YamlDiagnostic} from './read-yaml';
import {tryScope} from './scope/in-scope';
import {judgeShipped, type ShippedRule} from './shipped';

/** Why a part cannot be parsed. */
export interface PartDiagnostic extends YamlDiagnostic {
  readonly part: PartName;
}

export type Trial =
  | {readonly diagnostics: readonly PartDiagnostic[]; readonly outcome?: never; readonly yaml?: never}
  | {readonly diagnostics?: never; readonly outcome: Outcome; readonly yaml?: string};

function refuse(message: string): never {
  throw new UnreadableYaml({message});
}

/** The single map in a part. */
function mapIn(text: string, what: string): DataMap {
  const [first, ...more] = readYaml(text);
  if (first === undefined) return refuse(`Write ${what}.`);
  if (more.length > 0) return refuse(`Write ${what}, not several documents.`);
  return isMap(first) ? first : refuse(`This is not ${what}, which must be a map of keys and values.`);
}

/** The parent Scan, and the aliases of a ParseDefinition in the same text. */
function parentIn(text: string): {readonly parent?: DataMap; readonly aliases?: DataMap} {
  const documents = readYaml(text);
  const ofKind = (...kinds: readonly string[]): DataMap | undefined =>
    documents.filter(isMap).find(({kind}) => typeof kind === 'string' && kinds.includes(kind));
  const parent = ofKind('Scan');
  if (documents.length > 0 && !parent) refuse('Write a Scan with kind: Scan, or leave this field empty.');
  const definition = ofKind('ParseDefinition', 'ClusterParseDefinition');
  return {...(parent && {parent}), ...(definition && {aliases: mapAt(definition, 'spec', 'scopeLimiterAliases')})};
}

/** The Scan whose scope is tested, with its aliases. */
function scanIn(text: string): {readonly parent: DataMap; readonly aliases?: DataMap} {
  const {parent, ...rest} = parentIn(text);
  return parent ? {parent, ...rest} : refuse('Write a Scan.');
}

function judge(
  kind: BlockKind,
  {rule = '', finding = '', scan = ''}: BlockTexts,
  shipped: readonly ShippedRule[],
): Outcome | readonly PartDiagnostic[] {
  const diagnostics: PartDiagnostic[] = [];
  const read = <T>(part: PartName, reader: () => T): T | undefined => {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof UnreadableYaml)) throw error;
      diagnostics.push({part, ...error.diagnostic});
      return undefined;
    }
  };
  const readFinding = () => read('finding', () => mapIn(finding, 'one finding'));
  const readScan = () => read('scan', () => scanIn(scan));
  /** All parts are parsed first, so that all diagnostics are reported at once. */
  const judges: Readonly<Record<BlockKind, () => Outcome | undefined>> = {
    'cascading-rule': () => {
      const given = read('rule', () => mapIn(rule, 'one CascadingRule'));
      const [found, from] = [readFinding(), read('scan', () => parentIn(scan))];
      return given && found && from && judgeCascade({rule: given, finding: found, ...from});
    },
    'post-processing': () => {
      const [rules, found] = [read('rule', () => readYaml(rule)), readFinding()];
      return rules && found && postProcess(rules[0] ?? null, found);
    },
    scope: () => {
      const [from, found] = [readScan(), readFinding()];
      return from && found && tryScope(from.parent, found, from.aliases);
    },
    playground: () => {
      const [from, found] = [readScan(), readFinding()];
      return from && found && judgeShipped(shipped, found, from.parent, from.aliases);
    },
  };
  return judges[kind]() ?? diagnostics;
}

/** Limits the number of details. */
function shortened(outcome: Outcome): Outcome {
  const more = outcome.details.length - LIMITS.details;
  return more <= 0
    ? outcome
    : {...outcome, details: [...outcome.details.slice(0, LIMITS.details), `And ${counted(more)} more reasons.`]};
}

function written(value: Data): string {
  // A list contains manifests, each of which becomes a document.
  const documents = isList(value) ? value : [value];
  return documents
    .map((one) => stringify(one, {lineWidth: 0, aliasDuplicateObjects: false}))
    .join('---\n')
    .trimEnd();
}

/**
 * Evaluates the texts of a try block, during the build for the initial page and in the browser for user input. Never throws on user input.
 *
 * @param shipped the rules of the charts, for a playground
 */
export function tryRule(kind: BlockKind, texts: BlockTexts, shipped: readonly ShippedRule[] = []): Trial {
  const judged = judge(kind, texts, shipped);
  if (!('state' in judged)) return {diagnostics: judged};
  const outcome = shortened(judged);
  const value = outcome.result?.value;
  return value === undefined ? {outcome} : {outcome, yaml: written(value)};
}
