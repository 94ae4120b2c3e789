import type {Steps} from '../lib/at';
import {nearest, suggest} from '../lib/nearest';
import {chartFacts, defaultAt, defaultText, factNames} from './facts';
import type {Gap, WrittenFile} from './read';
import type {WrittenChart} from './types';

export type File = Pick<WrittenFile<unknown>, 'name' | 'problem'>;

/** A problem of a missing text, with the place and a TODO note for it. */
export const gap = (
  file: File,
  steps: Steps,
  key: string | number,
  problem: string,
  fix: string,
  text: unknown,
): Gap => ({
  ...file.problem(steps, problem, fix),
  stub: {name: file.name, steps: [...steps, key], text},
});

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
  const [unknown, silent] = [
    said.filter((name) => !product.includes(name)),
    product.filter((name) => !said.includes(name)),
  ];
  return [
    ...unknown.map((name) =>
      file.problem([...steps, name], `the product has no ${noun} \`${name}\``, renamed(name, silent)),
    ),
    ...silent.map((name) =>
      gap(file, steps, name, `the ${noun} \`${name}\` has no meaning`, `add ${name}: and what it does`, stub),
    ),
  ];
}

export const keysOf = (...maps: readonly (object | undefined)[]): readonly string[] =>
  maps.flatMap((map) => Object.keys(map ?? {}));

/** Whether words about a key describe a value: the key, a group around it, or an item of it. */
const describes = (said: string, key: string): boolean => {
  const plain = said.replace(/\.\*$/, '').replace(/\[.*$/, '');
  return key === plain || key.startsWith(`${plain}.`);
};

/** Checks the words about a chart: every value is described, and every described value exists. */
export function chartProblems(
  file: File,
  name: string,
  written: WrittenChart,
  shared: readonly string[],
  steps: readonly string[],
): readonly Gap[] {
  const facts = chartFacts(name);
  if (!facts)
    return [
      file.problem([...steps, 'name'], `the product has no chart \`${name}\``, suggest(name, factNames('charts'))),
    ];
  const {values = {}, ignores = {}, mustSet = {}} = written;
  const said = [...keysOf(values, ignores), ...shared];
  const known = [...Object.keys(facts.values), ...facts.unlisted];
  const exists = (key: string) =>
    defaultAt(facts, key) !== undefined ||
    known.some((one) => describes(key, one) || key.startsWith(`${one}.`) || key.startsWith(`${one}[`));
  const unknown = (field: string, keys: readonly string[]) =>
    keys
      .filter((key) => !exists(key) && typeof values[key] !== 'object')
      .map((key) =>
        file.problem(
          [...steps, field, key],
          `the chart ${name} has no value \`${key}\``,
          renamed(
            key,
            known.filter((one) => !said.includes(one)),
          ),
        ),
      );
  const repeated = Object.entries(values).flatMap(([key, words]) =>
    typeof words === 'object' &&
    words.default !== undefined &&
    words.default === defaultText(defaultAt(facts, key) ?? null) &&
    !key.endsWith('.*')
      ? [file.problem([...steps, 'values', key, 'default'], 'values.yaml has the same default', 'remove it')]
      : [],
  );
  const silent = Object.keys(facts.values).filter((key) => !said.some((one) => describes(one, key)));
  return [
    ...unknown('values', Object.keys(values)),
    ...unknown('mustSet', Object.keys(mustSet)),
    ...repeated,
    ...silent.map((key) =>
      gap(
        file,
        [...steps, 'values'],
        key,
        `the value \`${key}\` has no meaning`,
        `add ${key}: and what it changes`,
        'TODO: say what setting it changes.',
      ),
    ),
  ];
}
