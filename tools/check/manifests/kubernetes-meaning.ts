import {resourceByWord, resources} from '../../../src/catalog/tools';
import {nearest, suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {at} from '../../../src/text/at';
import {scheduleFlaws} from './schedule';
import type {YamlDocument} from './yaml-text';

type Path = readonly (string | number)[];

/** Pods that a workload starts and does not find again. */
function templateFlaws(document: YamlDocument): Flaw[] {
  const selected = at(document.value, ['spec', 'selector', 'matchLabels']);
  const template = at(document.value, ['spec', 'template']);
  if (!isMap(selected) || template === undefined) return [];
  const labels = at(template, ['metadata', 'labels']);
  const [key] = Object.entries(selected).find(([name, value]) => !isMap(labels) || labels[name] !== value) ?? [];
  if (key === undefined) return [];
  return flawAt(
    document.lineOf(['spec', 'template', 'metadata', 'labels', key]),
    `the selector asks for \`${key}: ${String(selected[key])}\`, which the template does not have`,
    'give both the same label',
  );
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Volumes that nothing mounts, where a mount names one that is not there. */
export function volumeFlaws(document: YamlDocument, here: unknown = document.value, path: Path = []): Flaw[] {
  if (typeof here !== 'object' || here === null) return [];
  const names = list(at(here, 'volumes')).map((one) => String(at(one, 'name')));
  const mounts = [
    [],
    ...['containers', 'initContainers'].flatMap((key) => list(at(here, key)).map((_, index) => [key, index])),
  ].flatMap((within) =>
    list(at(here, [...within, 'volumeMounts'])).map((mount, index) => ({
      name: String(at(mount, 'name')),
      place: [...path, ...within, 'volumeMounts', index, 'name'],
    })),
  );
  const unused = names.filter((name) => !mounts.some((mount) => mount.name === name));
  const lost = mounts.filter(({name}) => unused.length > 0 && !names.includes(name));
  return [
    ...lost.flatMap(({name, place}) =>
      flawAt(document.lineOf(place), `there is no volume \`${name}\``, suggest(name, unused)),
    ),
    ...Object.entries(here).flatMap(([key, child]) =>
      volumeFlaws(document, child, [...path, Array.isArray(here) ? Number(key) : key]),
    ),
  ];
}

const PLURALS = resources.map(({plural}) => plural);

/** Roles name resources by their plural. */
const roleFlaws = (document: YamlDocument): Flaw[] =>
  list(at(document.value, 'rules')).flatMap((rule, index) =>
    list(at(rule, 'resources')).flatMap((resource, place) => {
      const [name = ''] = String(resource).split('/');
      const meant = resourceByWord(name)?.plural ?? nearest(name, PLURALS);
      return meant === undefined || PLURALS.includes(name)
        ? []
        : flawAt(
            document.lineOf(['rules', index, 'resources', place]),
            `no resource is called \`${name}\``,
            `did you mean \`${meant}\`?`,
          );
    }),
  );

/** What the schema of a kind of Kubernetes cannot say. */
export function kubernetesMeaningFlaws(kind: string, document: YamlDocument): Flaw[] {
  return [
    ...scheduleFlaws(kind, document),
    ...templateFlaws(document),
    ...volumeFlaws(document),
    ...(kind === 'Role' || kind === 'ClusterRole' ? roleFlaws(document) : []),
  ];
}
