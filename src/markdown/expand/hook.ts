import type {Hook} from '../../catalog/types';
import {hookCategories} from '../../catalog-schema/vocabulary';
import type {Call} from './directive';
import {card, columns, imageRows, installBlocks, shownImage, yamlOrWords} from './install';
import {hookOf, relatedPages} from './lookup';
import {blocks, code, fence, list, sentence, table} from './text';
import {ownValues} from './values';

function chartOf(call: Call, hook: Hook): NonNullable<Hook['chart']> {
  return (
    hook.chart ?? call.fail(`the hook "${hook.id}" has no chart`, 'Say in words that there is nothing to install.')
  );
}

/** `::hook-card{id}`: what it is, in a card. */
export function hookCard(call: Call): string {
  const hook = hookOf(call);
  const labels = Object.entries(hook.labels).map(([key, text]) => code(`${key}: ${text}`));
  return card([
    ['Category', hookCategories[hook.category].does],
    ...(hook.hookType === 'none' ? [] : [['Type', sentence(hook.hookType)]]),
    ...(hook.priority === 'none' ? [] : [['Priority', sentence(hook.priority)]]),
    ['Chart', hook.chart ? code(`${call.catalog.registry}/${hook.chart.name}`) : 'None'],
    ...imageRows(call.catalog.release, hook.images),
    ...(hook.secrets.length > 0 ? [['Secrets', list([...new Set(hook.secrets.map(({name}) => code(name)))])]] : []),
    ...(hook.serviceAccount === null ? [] : [['Service account', code(hook.serviceAccount)]]),
    ...(labels.length > 0 ? [['Labels', list(labels)]] : []),
    ['State', hook.state === 'released' ? 'Released' : 'In development'],
  ]);
}

/** `::hook-install{id}`: the Secret that it needs, the command, how to check the result. */
export function hookInstall(call: Call): string {
  const hook = hookOf(call);
  const chart = chartOf(call, hook);
  // Type and priority are shown only where they are fixed.
  const type = /^Read(?:Only|AndWrite)/.exec(hook.hookType)?.[0] ?? '';
  const priority = /^-?\d+/.exec(hook.priority)?.[0] ?? '0';
  return blocks(
    ...hook.secrets
      .filter(({optional}) => !optional)
      .map(({name, keys, create}) =>
        blocks(
          `The hook needs the Secret ${code(name)} with ${keys.length === 1 ? 'the key' : 'the keys'} ${list(keys.map(code))}.${create === undefined ? '' : ' Create it first, with a leading space that keeps the command out of the history of most shells:'}`,
          create === undefined ? '' : fence('bash', ` ${create}`),
        ),
      ),
    installBlocks(call, chart),
    'The hook only runs after Scans in its own namespace, so install it where you run your scans. Check that it is installed:',
    columns('scancompletionhooks', chart, [
      ['NAME', 'TYPE', 'PRIORITY', 'IMAGE'],
      [chart.release ?? chart.name, type, priority, shownImage(call.catalog.release, hook.images, 'hook')],
    ]),
  );
}

/** `::hook-values{id}`: the chart's own values and the shared ones that it ignores. */
export const hookValues = (call: Call): string => ownValues(chartOf(call, hookOf(call)), 'hook');

/** `::hook-secrets{id}`: the Secrets that the hook reads. */
export function hookSecrets(call: Call): string {
  const {secrets, title} = hookOf(call);
  const rows = table(secrets, {
    Secret: ({name}) => code(name),
    Keys: ({keys}) => keys.map(code).join(', '),
    Required: ({optional}) => (optional ? 'no' : 'yes'),
    'Named by': ({namedBy}) => (namedBy === undefined ? '' : code(namedBy)),
    Meaning: ({note}) => sentence(note ?? ''),
  });
  return rows || `${title} reads no Secret.`;
}

/** `::hook-annotations{id}`: the annotations of a Scan that the hook reads. */
export function hookAnnotations(call: Call): string {
  const {annotations, title} = hookOf(call);
  const rows = table(annotations, {
    Annotation: ({name}) => code(name),
    'Without it': ({default: without}) => sentence(without),
    Meaning: ({meaning}) => sentence(meaning),
  });
  return rows || `${title} reads no annotations of the Scan.`;
}

/** `::hook-environment{id}`: the variables of the hook container. */
export function hookEnvironment(call: Call): string {
  const {environment, title} = hookOf(call);
  const rows = table(environment, {
    Variable: ({name}) => code(name),
    'Comes from': ({source}) => sentence(source),
    Default: ({default: initial}) => (initial === undefined ? '' : yamlOrWords(initial)),
    Meaning: ({meaning}) => sentence(meaning),
  });
  return rows || `${title} reads no environment variables except the ones of every hook.`;
}

/** `::hook-related{id}`: links to related pages. */
export const hookRelated = (call: Call): string => relatedPages(call, hookOf(call), 'hooks');
