import {helmCommands, helmGlobalFlags} from '../../../src/catalog/tools';
import type {Chart} from '../../../src/catalog/types';
import {helmValueFlawsAt} from '../manifests/helm-values';
import {isToReplace} from '../manifests/names';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Command, Word} from '../shell/types';
import {type Arguments, given, has} from './arguments';
import {chartReference} from './chart-reference';
import {fileFlaws} from './files';
import {type Assignment, readAssignments, SetError} from './helm-set';
import {readCall, type Tool} from './tool';

/** Helm with the commands of the catalog. */
export const HELM: Tool = {
  name: 'helm',
  commands: helmCommands,
  globalFlags: helmGlobalFlags,
  plugins: ['diff', 'docs'],
};

const SET_FLAGS = ['set', 'set-string', 'set-json', 'set-literal', 'set-file'];

/** The value that Helm reads after `=`; undefined when it depends on the shell. */
function valueOf(flag: string, text: string): unknown {
  if (text.includes('$') || text.includes('`')) return undefined;
  if (flag === 'set-json') return parseJson(text);
  if (flag !== 'set') return flag === 'set-file' ? undefined : text;
  if (/^\{.*\}$/.test(text)) return text.slice(1, -1).split(',');
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null' || text === '') return null;
  return /^-?[1-9]\d*$|^0$/.test(text) ? Number(text) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SetError(`\`${text}\` is not JSON`);
  }
}

function assignmentFlaws(chart: Chart | undefined, flag: string, {path, value}: Assignment, line: number): Flaw[] {
  const parsed = valueOf(flag, value);
  if (!chart || path.some((step) => String(step).includes('$') || isToReplace(String(step)))) return [];
  const flaws = helmValueFlawsAt(chart, path, parsed, line);
  return flaws.map((flaw) => ({...flaw, problem: `--${flag}: ${flaw.problem}`}));
}

function setFlaws(chart: Chart | undefined, args: Arguments): Flaw[] {
  return SET_FLAGS.flatMap((flag) =>
    given(args, flag).flatMap(({value, line}) => {
      try {
        return readAssignments(`--${flag}`, value).flatMap((assignment) =>
          assignmentFlaws(chart, flag, assignment, line),
        );
      } catch (error) {
        if (!(error instanceof SetError)) throw error;
        return flawAt(line, `--${flag}: ${error.message}`, `write --${flag} 'key=value'`);
      }
    }),
  );
}

/** The word for the chart, by command. */
function chartWord(command: string | undefined, args: Arguments): Word | undefined {
  const [first, second] = args.positionals;
  if (command === 'upgrade') return second;
  if (command === 'install' || command === 'template') return second ?? first;
  return command === 'show' || command === 'pull' ? first : undefined;
}

/** Checks a call of Helm: command, flags, chart, values, files and names. `words` follow `helm`. */
export function helmFlaws(words: readonly Word[], command: Command, page: PageFacts): Flaw[] {
  const {path, args, flaws} = readCall(HELM, words, command.line);
  if (flaws.length > 0) return [...flaws];
  const reference = chartWord(path[0], args);
  const {chart, flaws: chartFlaws} = reference ? chartReference(reference) : {flaws: []};
  return [
    ...(has(args, 'repo') ? [] : chartFlaws),
    ...setFlaws(chart, args),
    ...given(args, 'values').flatMap(({value, line, dynamic}) => fileFlaws({name: value, line, dynamic}, page)),
  ];
}
