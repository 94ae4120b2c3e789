import {helmCommands, helmGlobalFlags} from '../../../src/catalog/tools';
import type {Chart} from '../../../src/catalog/types';
import {helmValueFlawsAt} from '../manifests/helm-values';
import {isToReplace} from '../manifests/names';
import type {PageFacts} from '../fences/collect-facts';
import type {Flaw} from '../../../src/text/flaw';
import type {Command, Word} from '../shell/types';
import {type Arguments, given, has} from './arguments';
import {chartReference} from './chart-reference';
import {fileFlaws} from './files';
import {readAssignments} from './helm-set';
import {readCall, type Tool} from './tool';

/** Helm with the commands of the catalog. */
export const HELM: Tool = {
  name: 'helm',
  commands: helmCommands,
  globalFlags: helmGlobalFlags,
  plugins: ['diff', 'docs'],
};

const SET_FLAGS = ['set', 'set-string', 'set-json', 'set-literal', 'set-file'];

/** Checks that a chart has the values that flags set. Their types are checked in values files. */
function setFlaws(chart: Chart | undefined, args: Arguments): Flaw[] {
  if (!chart) return [];
  return SET_FLAGS.flatMap((flag) =>
    given(args, flag).flatMap(({value, line}) =>
      readAssignments(`--${flag}`, value).flatMap(({path}) => {
        if (path.some((step) => String(step).includes('$') || isToReplace(String(step)))) return [];
        const flaws = helmValueFlawsAt(chart, path, line);
        return flaws.map((one) => ({...one, problem: `--${flag}: ${one.problem}`}));
      }),
    ),
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
