import {stringify} from 'yaml';
import type {BlockKind, BlockTexts, PartName} from './blocks';
import {judgeCascade} from './cascade';
import {isList, isMap, mapAt, type Data, type DataMap} from './data';
import {LIMITS, counted} from './limits';
import type {Outcome} from './outcome';
import {postProcess} from './post-processing';
import {readYaml} from './read-yaml';
import {tryScope} from './scope/trial';
import {judgeShipped, type ShippedRule} from './shipped';

/** Why a part cannot be read. Line and column count from 1; they are missing where the whole text is meant. */
export interface PartFlaw {
  readonly part: PartName;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

export type Trial =
  | {readonly flaws: readonly PartFlaw[]; readonly outcome?: never; readonly yaml?: never}
  | {readonly flaws?: never; readonly outcome: Outcome; readonly yaml?: string};

class Unreadable extends Error {
  constructor(readonly flaw: PartFlaw) {
    super(flaw.message);
  }
}

function documentsIn(part: PartName, text: string): readonly Data[] {
  const {documents, flaw} = readYaml(text);
  if (flaw) throw new Unreadable({part, ...flaw});
  return documents;
}

/** The one map that a part is. */
function mapIn(part: PartName, text: string, what: string): DataMap {
  const [first, ...more] = documentsIn(part, text);
  if (first === undefined) throw new Unreadable({part, message: `Write ${what}.`});
  if (more.length > 0) throw new Unreadable({part, message: `Write ${what}, not several documents.`});
  if (!isMap(first))
    throw new Unreadable({part, message: `This is not ${what}: it has to be a map of keys and values.`});
  return first;
}

/** The parent Scan, and the aliases of a ParseDefinition that stands behind it. */
function parentIn(text: string): {readonly parent?: DataMap; readonly aliases?: DataMap} {
  const documents = documentsIn('scan', text);
  const ofKind = (...kinds: readonly string[]): DataMap | undefined =>
    documents.filter(isMap).find(({kind}) => typeof kind === 'string' && kinds.includes(kind));
  const parent = ofKind('Scan');
  if (documents.length > 0 && !parent) {
    throw new Unreadable({part: 'scan', message: 'Write a Scan with kind: Scan, or leave this field empty.'});
  }
  const definition = ofKind('ParseDefinition', 'ClusterParseDefinition');
  return {...(parent && {parent}), ...(definition && {aliases: mapAt(definition, 'spec', 'scopeLimiterAliases')})};
}

/** The Scan whose scope is tried, with the aliases behind it. */
function scanIn(text: string): {readonly parent: DataMap; readonly aliases?: DataMap} {
  const {parent, ...rest} = parentIn(text);
  if (!parent) throw new Unreadable({part: 'scan', message: 'Write a Scan.'});
  return {parent, ...rest};
}

function judge(
  kind: BlockKind,
  {rule = '', finding = '', scan = ''}: BlockTexts,
  shipped: readonly ShippedRule[],
): Outcome | readonly PartFlaw[] {
  const flaws: PartFlaw[] = [];
  const read = <T>(reader: () => T): T | undefined => {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      flaws.push(error.flaw);
      return undefined;
    }
  };
  const readFinding = () => read(() => mapIn('finding', finding, 'one finding'));
  if (kind === 'cascading-rule') {
    const given = read(() => mapIn('rule', rule, 'one CascadingRule'));
    const [found, from] = [readFinding(), read(() => parentIn(scan))];
    return given && found && from ? judgeCascade({rule: given, finding: found, ...from}) : flaws;
  }
  if (kind === 'post-processing') {
    const rules = read(() => documentsIn('rule', rule));
    const found = readFinding();
    return rules && found ? postProcess(rules[0] ?? null, found) : flaws;
  }
  const [from, found] = [read(() => scanIn(scan)), readFinding()];
  if (!from || !found) return flaws;
  return kind === 'scope'
    ? tryScope(from.parent, found, from.aliases)
    : judgeShipped(shipped, found, from.parent, from.aliases);
}

/** An outcome with no more reasons than anybody reads. */
function shortened(outcome: Outcome): Outcome {
  const more = outcome.details.length - LIMITS.details;
  return more <= 0
    ? outcome
    : {...outcome, details: [...outcome.details.slice(0, LIMITS.details), `And ${counted(more)} more reasons.`]};
}

function written(value: Data): string {
  // A list is one of manifests, each a document of its own.
  const documents = isList(value) ? value : [value];
  return documents
    .map((one) => stringify(one, {lineWidth: 0, aliasDuplicateObjects: false}))
    .join('---\n')
    .trimEnd();
}

/**
 * What the texts of a try block come to. Used when the site is built, for what the page shows, and in the browser, for
 * what the reader writes. Never throws on what a person can type.
 *
 * @param shipped the rules of the charts, for a playground
 */
export function tryRule(kind: BlockKind, texts: BlockTexts, shipped: readonly ShippedRule[] = []): Trial {
  const judged = judge(kind, texts, shipped);
  if (!('state' in judged)) return {flaws: judged};
  const outcome = shortened(judged);
  const value = outcome.result?.value;
  return value === undefined ? {outcome} : {outcome, yaml: written(value)};
}
