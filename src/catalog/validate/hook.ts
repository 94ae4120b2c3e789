import type {HelmValue} from '../types';
import {chartFlaws, chartShape, image} from './chart';
import {type Check, type Flaw, inFile, type Problem} from './problem';
import {field, isRecord, list, nullable, object, oneOf, sentence, text, truth} from './shape';

/** Equals the name of the file. */
export const id: Check = text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, like: 'static-report'});

/** The one sentence that stands on tiles and in search results. */
export const summary: Check = sentence(50, 160);

const route: Check = text({pattern: /^\/docs(\/[a-z0-9_-]+)+$/, like: '/docs/hooks/defectdojo'});

const secret: Check = object(
  {name: text(), keys: list(text(), 1), optional: truth},
  {
    namedBy: text(),
    create: text({pattern: /^kubectl create secret generic /, like: 'kubectl create secret generic name …'}),
    note: sentence(),
  },
);

const shape: Check = object({
  id,
  title: text(),
  summary,
  category: oneOf('persistenceProvider', 'processing', 'dataProcessing', 'integration'),
  tags: list(text(), 3),
  state: oneOf('released', 'developing'),
  hookType: text({pattern: /^(ReadOnly|ReadAndWrite|none)\b/, like: 'ReadOnly, ReadAndWrite or none'}),
  priority: text({pattern: /^(-?\d+|none)$/, like: '0'}),
  chart: nullable(chartShape),
  images: list(image),
  secrets: list(secret),
  annotations: list(object({name: text(), meaning: sentence(), default: text()}), 0, field('name')),
  environment: list(
    object(
      {
        name: text({pattern: /^[A-Z][A-Z0-9_]*$/, like: 'DEFECTDOJO_URL'}),
        source: text(),
        meaning: sentence(),
      },
      {default: text()},
    ),
    0,
    field('name'),
  ),
  labels: (value, path) => (isRecord(value) ? [] : [{path, problem: 'This is no map.', mend: 'Write {} for none.'}]),
  serviceAccount: nullable(text()),
  related: list(route, 1),
});

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A hook without a chart cannot have anything that runs; one with a chart must have an image. */
function chartAgrees(hook: Readonly<Record<string, unknown>>): readonly Flaw[] {
  const installable = hook['chart'] !== null;
  if (installable)
    return listOf(hook['images']).length > 0
      ? []
      : [{path: 'images', problem: 'The hook has a chart and no image.', mend: 'Add the image that the chart runs.'}];
  const flaws: Flaw[] = [];
  if (hook['state'] === 'released')
    flaws.push({path: 'state', problem: 'A released hook has no chart.', mend: 'Write developing, or add the chart.'});
  for (const [key, nothing] of [
    ['hookType', 'none'],
    ['priority', 'none'],
    ['serviceAccount', null],
  ] as const)
    if (hook[key] !== nothing)
      flaws.push({path: key, problem: 'Nothing runs without a chart.', mend: `Write ${nothing ?? 'null'}.`});
  return flaws;
}

/** A Secret is named by a value, which must exist. */
function secretsAgree(hook: Readonly<Record<string, unknown>>): readonly Flaw[] {
  const values = isRecord(hook['chart']) ? listOf(hook['chart']['values']).map(field('key')) : [];
  return listOf(hook['secrets']).flatMap((entry, index) => {
    const key = field('namedBy')(entry);
    if (key === undefined || values.includes(key)) return [];
    const problem = `The chart has no value "${String(key)}".`;
    return [{path: `secrets[${index}].namedBy`, problem, mend: 'Name a key of chart.values, or leave it out.'}];
  });
}

/**
 * Judges a hook.
 * @param hook The entry.
 * @param file Where it is written; its name must be the id.
 * @param shared Values that all hook charts share.
 */
export function validateHook(hook: unknown, file: string, shared: readonly HelmValue[]): Problem[] {
  const flaws = [...shape(hook, '')];
  if (isRecord(hook)) {
    flaws.push(...namedLikeFile(hook['id'], file), ...chartAgrees(hook), ...secretsAgree(hook));
    flaws.push(...chartFlaws(hook['chart'], 'chart', shared));
    if (listOf(hook['related']).includes(`/docs/hooks/${String(hook['id'])}`))
      flaws.push({path: 'related', problem: 'The hook is related to itself.', mend: 'Remove its own page.'});
  }
  return inFile(file, flaws);
}

/** The id is the name of the file. */
export function namedLikeFile(name: unknown, file: string): readonly Flaw[] {
  const wanted = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
  if (name === wanted || typeof name !== 'string') return [];
  return [
    {
      path: 'id',
      problem: `The id "${name}" is not the name of the file.`,
      mend: `Write "${wanted}", or rename the file.`,
    },
  ];
}
