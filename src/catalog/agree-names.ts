/** Compares names that people describe with names that the product has. */
import type {Steps} from '../lib/at';
import {nearest, suggest} from '../lib/nearest';
import {describes, overlaps} from './chart';
import {chartFacts, defaultAt, defaultText, factNames} from './facts';
import type {Gap, WrittenFile} from './read';
import type {WrittenChart} from './types';

export type File = Pick<WrittenFile<unknown>, 'name' | 'problem'>;

/** A problem of something that nobody describes, with a stub for it at a key of a map or an index of a list. */
export const gap = (
  file: File,
  steps: Steps,
  key: string | number,
  problem: string,
  fix: string,
  text: unknown,
): Gap => ({...file.problem(steps, problem, fix), stub: {name: file.name, steps: [...steps, key], text}});

/** The fix for a described name that the product does not have: a similar name that nobody describes, or its removal. */
export const renamed = (name: string, undescribed: readonly string[]): string => {
  const near = nearest(name, undescribed);
  return near === undefined
    ? 'remove it; if it was renamed, move its text to the new name'
    : `did you mean \`${near}\`?`;
};

/** Names that people describe and the product does not have, and the other way round. */
export function both(
  file: File,
  steps: Steps,
  noun: string,
  said: readonly string[],
  product: readonly string[],
  stub: unknown = `TODO: say what the ${noun} does.`,
): readonly Gap[] {
  const silent = product.filter((name) => !said.includes(name));
  return [
    ...said
      .filter((name) => !product.includes(name))
      .map((name) => file.problem([...steps, name], `the product has no ${noun} \`${name}\``, renamed(name, silent))),
    ...silent.map((name) =>
      gap(file, steps, name, `the ${noun} \`${name}\` has no meaning`, `add ${name}: and what it does`, stub),
    ),
  ];
}

export const keysOf = (map: object = {}): readonly string[] => Object.keys(map);

/** Checks the words about a chart: every value is described, and every described value exists. */
export function chartProblems(
  file: File,
  name: string,
  {values = {}, ignores, mustSet}: WrittenChart,
  shared: readonly string[],
  steps: readonly string[],
): readonly Gap[] {
  const facts = chartFacts(name);
  if (!facts) {
    const fix = suggest(name, factNames('charts'));
    return [file.problem([...steps, 'name'], `the product has no chart \`${name}\``, fix)];
  }
  const said = [...keysOf(values), ...keysOf(ignores), ...shared];
  const known = [...keysOf(facts.values), ...facts.unlisted];
  const unsaid = known.filter((one) => !said.includes(one));
  const isUnknown = (key: string): boolean =>
    typeof values[key] !== 'object' && defaultAt(facts, key) === undefined && !known.some((one) => overlaps(key, one));
  const unknown = (field: string, keys: readonly string[]) =>
    keys
      .filter(isUnknown)
      .map((key) =>
        file.problem([...steps, field, key], `the chart ${name} has no value \`${key}\``, renamed(key, unsaid)),
      );
  const isRepeated = (key: string): boolean => {
    const words = values[key];
    const initial = typeof words === 'object' ? words.default : undefined;
    return initial !== undefined && initial === defaultText(defaultAt(facts, key) ?? null) && !key.endsWith('.*');
  };
  return [
    ...unknown('values', keysOf(values)),
    ...unknown('mustSet', keysOf(mustSet)),
    ...keysOf(values)
      .filter(isRepeated)
      .map((key) =>
        file.problem([...steps, 'values', key, 'default'], 'values.yaml has the same default', 'remove it'),
      ),
    ...keysOf(facts.values)
      .filter((key) => !said.some((one) => describes(one, key)))
      .map((key) => {
        const fix = `add ${key}: and what it changes`;
        const stub = 'TODO: say what setting it changes.';
        return gap(file, [...steps, 'values'], key, `the value \`${key}\` has no meaning`, fix, stub);
      }),
  ];
}
