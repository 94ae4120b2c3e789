import {factNames, factsOf, objectsOf} from '../../../src/catalog/facts';
import {kubectlCommands, kubectlGlobalFlags, resourceByWord, resources} from '../../../src/catalog/tools';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {nearest, suggest} from '../../../src/lib/nearest';
import {type Arguments, type Call, checkFile, given, isToReplace, type Tool} from './tool';
import type {PageFacts} from '../fences/fences';
import type {Command} from '../shell/parse';

/** True for a resource name of Kubernetes or of the product, and for `all`. */
const isResource = (word: string): boolean => word === 'all' || resourceByWord(word) !== undefined;

/** Resources of other products, which are accepted with their group. */
const FOREIGN = /^[a-z0-9]+\.(?:[a-z0-9-]+\.)+[a-z]+$(?<!securecodebox\.io)/;

const NAMES = resources.flatMap(({plural, singular, shortNames}) => [plural, singular, ...shortNames]);

/** Checks a resource argument of kubectl: `pods`, `scans,jobs`, `scans.execution.securecodebox.io`. */
function checkResource(words: string, line: number): Diagnostic[] {
  return words
    .split(',')
    .filter((word) => !isResource(word) && !FOREIGN.test(word) && !isToReplace(word))
    .map((word) => {
      const fix = suggest(word.split('.')[0]!, NAMES, 'a kind that `kubectl api-resources` lists');
      return {line, problem: `kubectl has no kind \`${word}\``, fix};
    });
}

export const KUBECTL: Tool = {
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

function checkKind(command: string, args: Arguments): Diagnostic[] {
  const [first] = args.positionals;
  if (!first || first.text.startsWith('$')) return [];
  if (TAKES_POD.has(command)) {
    const [kind, name] = first.text.split('/');
    return name === undefined ? [] : checkResource(kind!, first.line);
  }
  if (!TAKES_KIND.has(command)) return [];
  if (first.text.includes('/')) {
    const objects = args.positionals.filter(({text}) => text.includes('/') && !/=|-$/.test(text));
    return objects.flatMap(({text, line}) => checkResource(text.split('/')[0]!, line));
  }
  return checkResource(first.text, first.line);
}

const VERBS = 'get list watch create update patch delete deletecollection bind escalate impersonate'.split(' ');

/** Checks the verb and the kind of `kubectl auth can-i`. */
function* checkCanI({positionals: [verb, resource]}: Arguments): Iterable<Diagnostic> {
  if (!verb || !resource) return;
  if (verb.text !== '*' && !VERBS.includes(verb.text) && !isToReplace(verb.text))
    yield* diagnosticAt(verb.line, `there is no verb \`${verb.text}\``, suggest(verb.text, VERBS));
  const [kind = ''] = resource.text.split('/');
  if (kind !== '*') yield* checkResource(kind, resource.line);
}

const CLUSTER_ROLES = factNames('charts')
  .flatMap((name) => objectsOf(factsOf(name)))
  .flatMap(({kind, metadata}) => (kind === 'ClusterRole' ? [metadata.name] : []));

/** Reports misspelled ClusterRoles of the product. */
const checkRole = (args: Arguments): Diagnostic[] =>
  given(args, 'clusterrole').flatMap(({value, line}) => {
    const meant = CLUSTER_ROLES.includes(value) ? undefined : nearest(value, CLUSTER_ROLES);
    if (meant === undefined) return [];
    return diagnosticAt(line, `the product has no ClusterRole \`${value}\``, `did you mean \`${meant}\`?`);
  });

/** Checks kinds and files of a kubectl command. */
export function* checkKubectl(args: Call, _: Command, page: PageFacts): Iterable<Diagnostic> {
  const name = args.path.join(' ');
  yield* name === 'auth can-i' ? checkCanI(args) : checkKind(name, args);
  yield* checkRole(args);
  if (name === 'logs' || name === 'exec') return;
  for (const flag of given(args, 'filename')) yield* checkFile(flag, page);
}
