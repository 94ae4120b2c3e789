import {type Chart, CHART_REGISTRY} from '../../../src/catalog';
import {chartByName, charts, formerCharts} from '../../../src/catalog/charts';
import {helmCommands, helmGlobalFlags} from '../../../src/catalog/tools';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {type Arguments, type Call, checkFile, given, has, isToReplace, type Tool} from './tool';
import type {PageFacts} from '../fences/fences';
import {checkHelmValueAt} from '../manifests/helm-values';
import type {Command, Word} from '../shell/parse';

/** The private chart registry in examples, which has the same chart names. */
const EXAMPLE_MIRROR = 'oci://registry.example.com/securecodebox/helm';

/** The diagnostic of a chart name that was removed or never existed. */
function checkName(name: string, line: number): Diagnostic[] {
  const former = formerCharts.find((one) => one.name === name);
  const names = charts.map((one) => one.name);
  if (!former) return diagnosticAt(line, `there is no chart \`${name}\``, suggest(name, names, 'the name of a chart'));
  const fix = former.successor === null ? 'leave it out; nothing takes its place' : `use \`${former.successor}\``;
  return diagnosticAt(line, `the chart \`${name}\` was removed in ${former.removedIn}`, fix);
}

/** The product chart that an argument refers to, if any, and diagnostics in the reference. */
function chartReference({text, line}: Word): {
  readonly chart?: Chart;
  readonly diagnostics: readonly Diagnostic[];
} {
  const registry = [CHART_REGISTRY, EXAMPLE_MIRROR].find((one) => text.startsWith(`${one}/`));
  const name = text.slice((registry?.length ?? -1) + 1).replace(/\/$/, '');
  if (registry !== undefined) {
    if (name.includes('$') || isToReplace(name)) return {diagnostics: []};
    if (name.includes(':'))
      return {diagnostics: diagnosticAt(line, `\`${text}\` contains a version`, 'give it with --version')};
    const chart = chartByName(name);
    return chart ? {chart, diagnostics: []} : {diagnostics: checkName(name, line)};
  }
  const isOther = /^[./$]|\.tgz$/.test(text) || isToReplace(text);
  if (isOther || (text.includes('/') && !/securecodebox.*\//i.test(text))) return {diagnostics: []};
  const fix = `write \`${CHART_REGISTRY}/${text.split('/').at(-1)}\``;
  return {diagnostics: diagnosticAt(line, `\`${text}\` is not the address of the charts`, fix)};
}

/** `a.b\.c[0]` as steps: `a`, `b.c`, 0. */
const stepsOf = (key: string): (string | number)[] =>
  (key.match(/(?:[^.[\]\\]|\\.)+/g) ?? []).map((step) =>
    /^\d+$/.test(step) ? Number(step) : step.replaceAll('\\', ''),
  );

/**
 * Parses the argument of a Helm flag that sets values. `--set` and `--set-string` accept several assignments, separated by
 * commas that are neither escaped nor in braces. Other flags accept one.
 */
export function readAssignments(flag: string, text: string) {
  const several = flag === '--set' || flag === '--set-string';
  const parts = several ? text.match(/(?:\{[^}]*\}|\[[^\]]*\]|\\.|[^,\\])+/g) : [text];
  return (parts ?? []).map((part) => {
    const equals = part.indexOf('=');
    return {path: stepsOf(part.slice(0, equals)), value: part.slice(equals + 1)};
  });
}

export const HELM: Tool = {
  name: 'helm',
  commands: helmCommands,
  globalFlags: helmGlobalFlags,
  plugins: ['diff', 'docs'],
};

const SET_FLAGS = ['set', 'set-string', 'set-json', 'set-literal', 'set-file'];

/** Checks that the values set by flags exist in the chart. Types are only checked in values files. */
function* checkSet(chart: Chart | undefined, args: Arguments): Iterable<Diagnostic> {
  if (!chart) return;
  const flags = SET_FLAGS.flatMap((flag) => given(args, flag));
  for (const {name, value, line} of flags)
    for (const {path} of readAssignments(`--${name}`, value)) {
      if (path.some((step) => String(step).includes('$') || isToReplace(String(step)))) continue;
      for (const one of checkHelmValueAt(chart, path, line)) yield {...one, problem: `--${name}: ${one.problem}`};
    }
}

/** The chart argument, whose position depends on the command. */
function chartWord(command: string | undefined, args: Arguments): Word | undefined {
  const [first, second] = args.positionals;
  if (command === 'upgrade') return second;
  if (command === 'install' || command === 'template') return second ?? first;
  return command === 'show' || command === 'pull' ? first : undefined;
}

/** Checks chart, values and files of a Helm command. */
export function* checkHelm(args: Call, _: Command, page: PageFacts): Iterable<Diagnostic> {
  const reference = chartWord(args.path[0], args);
  const {chart, diagnostics = []} = reference ? chartReference(reference) : {};
  if (!has(args, 'repo')) yield* diagnostics;
  yield* checkSet(chart, args);
  for (const flag of given(args, 'values')) yield* checkFile(flag, page);
}
