import {customResourceByWord} from '../../../src/catalog/crds';
import {kubectlCommands, kubectlGlobalFlags} from '../../../src/catalog/tools';
import {schemaOf} from '../../../src/schemas';
import {suggest} from '../../../src/text/nearest';
import {portFlaws} from '../manifests/ports';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {placeAt} from '../manifests/schemas';
import {at} from '../../at';
import type {Command, Word} from '../shell/types';
import {type Arguments, given, has, namespacedFlaws} from './arguments';
import {fileFlaws} from './files';
import {isResource, resourceFlaws} from './resources';
import {readCall, type Tool} from './tool';

const KUBECTL: Tool = {
  name: 'kubectl',
  commands: kubectlCommands,
  globalFlags: kubectlGlobalFlags,
  plugins: ['krew', 'stern', 'neat'],
};

/** Commands whose first argument is a kind, or `kind/name`. */
const TAKES_KIND = new Set([
  'get', 'describe', 'delete', 'edit', 'label', 'annotate', 'patch', 'wait', 'scale', 'autoscale', 'expose',
  'rollout status', 'rollout restart', 'rollout history', 'rollout undo', 'rollout pause', 'rollout resume',
  'set env', 'set image', 'set resources', 'set serviceaccount',
]); // prettier-ignore

/** Commands whose first argument is a pod, or `kind/name`. */
const TAKES_POD = new Set(['logs', 'port-forward', 'exec', 'attach', 'debug']);

const FORMATS = new Set([
  'json', 'yaml', 'kyaml', 'name', 'wide', 'jsonpath', 'jsonpath-as-json', 'jsonpath-file', 'go-template', 'go-template-file',
  'template', 'templatefile', 'custom-columns', 'custom-columns-file', 'plaintext', 'plaintext-openapiv2',
]); // prettier-ignore

function kindFlaws(command: string, args: Arguments): Flaw[] {
  const [first] = args.positionals;
  if (!first || first.text.startsWith('$')) return [];
  if (TAKES_POD.has(command)) {
    const [kind, name] = first.text.split('/');
    return name === undefined ? [] : resourceFlaws(kind!, first.line);
  }
  if (!TAKES_KIND.has(command)) return [];
  if (first.text.includes('/')) {
    const objects = args.positionals.filter(({text}) => text.includes('/') && !/=|-$/.test(text));
    return objects.flatMap(({text, line}) => resourceFlaws(text.split('/')[0]!, line));
  }
  return resourceFlaws(first.text, first.line);
}

function missingKindFlaws(command: string, args: Arguments, line: number): Flaw[] {
  const fromFile = has(args, 'filename') || has(args, 'kustomize') || has(args, 'raw');
  if (!TAKES_KIND.has(command) || args.positionals.length > 0 || fromFile || has(args, 'help')) return [];
  return flawAt(line, `\`kubectl ${command}\` names no kind`, `write \`kubectl ${command} KIND\``);
}

/** What a command cannot do without, besides a kind. */
function neededFlaws(command: string, args: Arguments, line: number): Flaw[] {
  const needs = (what: string, mend: string): Flaw[] => flawAt(line, `\`kubectl ${command}\` ${what}`, mend);
  if (has(args, 'help') || args.positionals.some(({dynamic}) => dynamic)) return [];
  if (command === 'wait' && !has(args, 'for'))
    return needs('does not say for what', "add --for=condition=… or --for=jsonpath='{…}'=…");
  if (TAKES_POD.has(command) && args.positionals.length === 0 && !has(args, 'selector') && !has(args, 'filename'))
    return needs('names no pod', `write \`kubectl ${command} POD\`, or job/NAME`);
  const changes = args.positionals.slice(1).some(({text}) => /.=|.-$/.test(text));
  if ((command === 'label' || command === 'annotate') && !changes && !has(args, 'list'))
    return needs('changes nothing', 'add KEY=VALUE, or KEY- to remove one');
  return given(args, 'from-literal').flatMap(({value, dynamic, line: place}) =>
    dynamic || /.=/.test(value)
      ? []
      : flawAt(place, `\`${value}\` has no key and value`, `write --from-literal=${value}=VALUE`),
  );
}

/** The states through which a scan goes. */
const STATES = at(schemaOf('Scan'), 'properties.status.properties.state.enum') as readonly string[];

/** A wait for a state that no scan comes to. */
const stateFlaws = (args: Arguments): Flaw[] =>
  given(args, 'for').flatMap(({value, line, dynamic}) => {
    const state = /^jsonpath=\{\.status\.state\}=(\w+)$/.exec(value)?.[1];
    return dynamic || state === undefined || STATES.includes(state)
      ? []
      : flawAt(line, `no scan has the state \`${state}\``, suggest(state, STATES));
  });

function outputFlaws(args: Arguments): Flaw[] {
  return given(args, 'output').flatMap(({value, line, dynamic}) => {
    const format = value.split('=', 1)[0]!;
    if (dynamic && format.includes('$')) return [];
    if (FORMATS.has(format)) return jsonPathFlaws(value, line);
    return flawAt(
      line,
      `kubectl has no output format \`${format}\``,
      suggest(format, [...FORMATS], 'yaml, json, wide or name'),
    );
  });
}

/** A template of `-o jsonpath=`: braces and brackets balanced. */
function jsonPathFlaws(value: string, line: number): Flaw[] {
  const template = /^jsonpath(?:-as-json)?=([\s\S]*)$/.exec(value)?.[1];
  if (template === undefined) return [];
  const count = (char: string): number => template.split(char).length - 1;
  const balanced = count('{') === count('}') && count('[') === count(']') && count('(') === count(')');
  if (balanced && count('{') > 0) return [];
  return flawAt(line, `\`${template}\` is not a JSONPath template`, "write -o jsonpath='{.path}'");
}

/** Conditions that Kubernetes sets; kinds of the product have none. */
const CONDITIONS = [
  'Available', 'Complete', 'ContainersReady', 'Established', 'Failed', 'Initialized', 'NamesAccepted', 'PodScheduled', 'Progressing', 'Ready', 'Suspended',
]; // prettier-ignore

/** What `kubectl wait` waits for comes to pass. */
function conditionFlaws(args: Arguments): Flaw[] {
  const [first] = args.positionals;
  const kind = first?.text.split('/')[0] ?? '';
  return given(args, 'for').flatMap(({value, line, dynamic}) => {
    const condition = /^condition=([^=]+)/.exec(value)?.[1];
    if (dynamic || condition === undefined) return [];
    if (customResourceByWord(kind))
      return flawAt(line, `a ${kind} has no conditions`, "wait for its state: --for=jsonpath='{.status.state}'=Done");
    return CONDITIONS.some((one) => one.toLowerCase() === condition.toLowerCase())
      ? []
      : flawAt(line, `Kubernetes has no condition \`${condition}\``, suggest(condition, CONDITIONS));
  });
}

function explainFlaws(args: Arguments): Flaw[] {
  const [target] = args.positionals;
  if (!target || target.dynamic) return [];
  const resource = customResourceByWord(target.text.split('.')[0]!);
  if (!resource)
    return isResource(target.text.split('.')[0]!) ? [] : resourceFlaws(target.text.split('.')[0]!, target.line);
  // kubectl goes through lists without brackets.
  let path = resource.kind;
  for (const step of target.text.split('.').slice(1)) {
    path += `${'problem' in placeAt(`${path}[]`) ? '' : '[]'}.${step}`;
    const place = placeAt(path);
    if ('problem' in place) return [{line: target.line, ...place}];
  }
  return [];
}

/** Checks a call of kubectl: command, flags, kinds, files and output formats. `words` are those behind `kubectl`. */
export function kubectlFlaws(words: readonly Word[], command: Command, page: PageFacts): Flaw[] {
  const {path, args, flaws} = readCall(KUBECTL, words, command.line);
  if (flaws.length > 0) return [...flaws];
  const name = path.join(' ');
  const reads = path[0] !== 'logs' && path[0] !== 'exec';
  const files = reads ? given(args, 'filename') : [];
  return [
    ...missingKindFlaws(name, args, command.line),
    ...kindFlaws(name, args),
    ...(name === 'explain' ? explainFlaws(args) : []),
    ...(name === 'port-forward' ? args.positionals.slice(1).flatMap(({text, line}) => portFlaws(text, line)) : []),
    ...neededFlaws(name, args, command.line),
    ...(name === 'wait' ? [...conditionFlaws(args), ...stateFlaws(args)] : []),
    ...namespacedFlaws(args),
    ...(name === 'kustomize' ? [] : outputFlaws(args)),
    ...files.flatMap(({value, line, dynamic}) => fileFlaws({name: value, line, dynamic}, command, page)),
  ];
}
