import {kubectlCommands, kubectlGlobalFlags, resourceByWord, resources} from '../../../src/catalog/tools';
import type {Flaw} from '../../../src/lib/flaw';
import {suggest} from '../../../src/lib/nearest';
import {type Arguments, fileFlaws, given, isToReplace, readCall, type Tool} from './tool';
import type {PageFacts} from '../fences/fences';
import type {Command, Word} from '../shell/parse';

/** True for a resource name of Kubernetes or of the product, and for `all`. */
const isResource = (word: string): boolean => word === 'all' || resourceByWord(word) !== undefined;

/** Resources of other products, which are accepted with their group. */
const FOREIGN = /^[a-z0-9]+\.(?:[a-z0-9-]+\.)+[a-z]+$(?<!securecodebox\.io)/;

const NAMES = resources.flatMap(({plural, singular, shortNames}) => [plural, singular, ...shortNames]);

/** Checks a resource argument of kubectl: `pods`, `scans,jobs`, `scans.execution.securecodebox.io`. */
export function resourceFlaws(words: string, line: number): Flaw[] {
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

/** Checks a kubectl command line: command, flags, kinds and files. `words` are the words after `kubectl`. */
export function kubectlFlaws(words: readonly Word[], command: Command, page: PageFacts): Flaw[] {
  const args = readCall(KUBECTL, words, command.line);
  if (args.flaws.length > 0) return [...args.flaws];
  const name = args.path.join(' ');
  const files = name === 'logs' || name === 'exec' ? [] : given(args, 'filename');
  return [...kindFlaws(name, args), ...files.flatMap((flag) => fileFlaws(flag, page))];
}
