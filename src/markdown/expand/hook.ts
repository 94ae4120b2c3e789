import type {Hook} from '../../catalog/types';
import type {Call, Directive} from './directive';
import {card, columns, effectiveTag, imageRows, installBlocks, yamlOrWords} from './install';
import {hookCategories} from '../../catalog-schema/vocabulary';
import {hookOf, relatedPages} from './lookup';
import {blocks, code, fence, list, sentence, table} from './text';
import {ownValues} from './values';

function chartOf(call: Call, hook: Hook): NonNullable<Hook['chart']> {
  return (
    hook.chart ?? call.fail(`the hook "${hook.id}" has no chart`, 'Say in words that there is nothing to install.')
  );
}

function expandCard(call: Call): string {
  const hook = hookOf(call);
  const labels = Object.entries(hook.labels).map(([key, text]) => code(`${key}: ${text}`));
  return card([
    ['Category', hookCategories[hook.category].does],
    ...(hook.hookType === 'none' ? [] : [['Type', sentence(hook.hookType)]]),
    ...(hook.priority === 'none' ? [] : [['Priority', sentence(hook.priority)]]),
    ['Chart', hook.chart ? code(`${call.catalog.registry}/${hook.chart.name}`) : 'None'],
    ...imageRows(call, hook.images),
    ...(hook.secrets.length > 0 ? [['Secrets', list([...new Set(hook.secrets.map(({name}) => code(name)))])]] : []),
    ...(hook.serviceAccount === null ? [] : [['Service account', code(hook.serviceAccount)]]),
    ...(labels.length > 0 ? [['Labels', list(labels)]] : []),
    ['State', hook.state === 'released' ? 'Released' : 'In development'],
  ]);
}

/** The lines that `kubectl get scancompletionhooks` prints for a hook: type and priority only where they are fixed. */
function printed(call: Call, hook: Hook): string[][] {
  const image = hook.images.find(({role}) => role === 'hook');
  const type = /^Read(?:Only|AndWrite)/.exec(hook.hookType)?.[0] ?? '';
  const priority = /^-?\d+/.exec(hook.priority)?.[0] ?? '0';
  return [
    ['NAME', 'TYPE', 'PRIORITY', 'IMAGE'],
    [hook.chart?.release ?? '', type, priority, image ? `${image.repository}:${effectiveTag(call, image)}` : ''],
  ];
}

function expandInstall(call: Call): string {
  const hook = hookOf(call);
  const chart = chartOf(call, hook);
  const needed = hook.secrets.filter(({optional}) => !optional);
  const place = chart.namespace === undefined ? '' : ` --namespace ${chart.namespace}`;
  return blocks(
    ...needed.map(({name, keys, create}) =>
      blocks(
        `The hook cannot start without the Secret ${code(name)} with ${keys.length === 1 ? 'the key' : 'the keys'} ${list(keys.map(code))}.${create === undefined ? '' : ' Create it first:'}`,
        create === undefined ? '' : fence('bash', create),
      ),
    ),
    installBlocks(call, chart),
    'The hook runs after Scans of its own namespace. To check that it is there:',
    fence('console', `$ kubectl get scancompletionhooks${place}\n${columns(printed(call, hook))}`),
  );
}

function expandSecrets(call: Call): string {
  const {secrets, title} = hookOf(call);
  return secrets.length === 0
    ? `${title} reads no Secret.`
    : table(
        ['Secret', 'Keys', 'Required', 'Named by', 'Meaning'],
        secrets.map(({name, keys, optional, namedBy, note}) => [
          code(name),
          keys.map(code).join(', '),
          optional ? 'no' : 'yes',
          namedBy === undefined ? '' : code(namedBy),
          sentence(note ?? ''),
        ]),
      );
}

function expandAnnotations(call: Call): string {
  const {annotations, title} = hookOf(call);
  return annotations.length === 0
    ? `${title} reads no annotations of the Scan.`
    : table(
        ['Annotation', 'Without it', 'Meaning'],
        annotations.map(({name, meaning, default: without}) => [code(name), sentence(without), sentence(meaning)]),
      );
}

function expandEnvironment(call: Call): string {
  const {environment, title} = hookOf(call);
  return environment.length === 0
    ? `${title} reads no environment variables beyond those of every hook.`
    : table(
        ['Variable', 'Comes from', 'Default', 'Meaning'],
        environment.map(({name, source, meaning, default: initial}) => [
          code(name),
          sentence(source),
          initial === undefined ? '' : yamlOrWords(initial),
          sentence(meaning),
        ]),
      );
}

function directive(expand: Directive['expand']): Directive {
  return {required: ['id'], optional: [], expand};
}

/** `::hook-card{id}`: what it is, in a card. */
export const hookCard = directive(expandCard);

/** `::hook-install{id}`: the Secret that it needs, the command, how to pin the version, how to check. */
export const hookInstall = directive(expandInstall);

/** `::hook-values{id}`: the chart's own values and the shared ones that it ignores. */
export const hookValues = directive((call) => ownValues(call, chartOf(call, hookOf(call)), 'hook'));

/** `::hook-secrets{id}`: the Secrets that the hook reads. */
export const hookSecrets = directive(expandSecrets);

/** `::hook-annotations{id}`: the annotations of a Scan that the hook reads. */
export const hookAnnotations = directive(expandAnnotations);

/** `::hook-environment{id}`: the variables of the hook container. */
export const hookEnvironment = directive(expandEnvironment);

/** `::hook-related{id}`: links to related pages. */
export const hookRelated = directive((call) => {
  const {id, related} = hookOf(call);
  return relatedPages(call, related, `src/catalog/hooks/${id}.ts`);
});
