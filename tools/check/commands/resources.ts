import {resourceByWord, resources} from '../../../src/catalog/tools';
import {isToReplace} from '../manifests/names';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

/** True for a word that kubectl resolves to a kind: of Kubernetes, of the product, or `all`. */
const isResource = (word: string): boolean => word === 'all' || resourceByWord(word) !== undefined;

/** Kinds of other products are accepted if their group is given. */
function isForeign(word: string): boolean {
  return /^[a-z0-9]+\.(?:[a-z0-9-]+\.)+[a-z]+$/.test(word) && !word.endsWith('securecodebox.io');
}

const candidates = (): string[] =>
  resources.flatMap(({plural, singular, shortNames}) => [plural, singular, ...shortNames]);

/** Checks a list of kinds as kubectl takes it: `pods`, `scans,jobs`, `scans.execution.securecodebox.io`. */
export function resourceFlaws(words: string, line: number): Flaw[] {
  return words
    .split(',')
    .filter((word) => !isResource(word) && !isForeign(word) && !isToReplace(word))
    .map((word) => {
      const fix = suggest(word.split('.')[0]!, candidates(), 'a kind that `kubectl api-resources` lists');
      return {line, problem: `kubectl has no kind \`${word}\``, fix};
    });
}
