import {at} from '../../lib/at';
import {chartOf, imageOf, objectsOfKind} from '../chart';
import {defaultAt, factsOf} from '../facts';
import {namesIn, read} from '../read';
import {writtenHook} from '../schema/hook';
import type {ContainerImage, Hook, WrittenHook} from '../types';

/** Labels that every chart sets. */
const USUAL_LABEL = /^(?:app\.kubernetes\.io|helm\.sh)\//;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const named = <Words extends object>(words: Readonly<Record<string, Words>> = {}) =>
  Object.entries(words).map(([name, one]) => ({name, ...one}));

function whole(
  id: string,
  {images = {}, secrets = [], annotations, environment, chart: own, ...rest}: WrittenHook,
): Hook {
  const chart = own === null ? null : chartOf(id, own, 'hook');
  const facts = factsOf(chart?.name ?? '');
  const [object] = objectsOfKind(facts, 'ScanCompletionHook');
  const [job] = objectsOfKind(facts, 'Job');
  const labels = Object.entries((object?.metadata['labels'] ?? {}) as Record<string, string>);
  const priority = defaultAt(facts, 'hook.priority') ?? at(object, 'spec.priority');
  const image = (role: ContainerImage['role'] & ('hook' | 'job'), place: unknown): readonly ContainerImage[] =>
    typeof place === 'string' && (role === 'hook' || role in images) ? [imageOf(role, place, images[role])] : [];
  return {
    id,
    ...rest,
    priority: priority === undefined ? 'none' : String(priority as number),
    chart,
    images: [
      ...image('hook', at(object, 'spec.image')),
      ...image('job', at(job, 'spec.template.spec.containers[0].image')),
    ],
    secrets,
    annotations: named(annotations),
    environment: named(environment),
    labels: Object.fromEntries(labels.filter(([key]) => !USUAL_LABEL.test(key))),
    serviceAccount:
      object === undefined ? null : (text(at(object, 'spec.serviceAccountName')) ?? 'scan-completion-hook'),
  };
}

/** All hooks, sorted by id. */
export const hooks: readonly Hook[] = namesIn('hooks').map((id) => whole(id, read(`hooks/${id}`, writtenHook)));
