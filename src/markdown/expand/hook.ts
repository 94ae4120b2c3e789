import type {Hook} from '../../catalog/types';
import {hookCategories} from '../../catalog/schema/vocabulary';
import {about, type Call, type Directives} from './directive';
import {card, columns, imageRows, installBlocks, shownImage, yamlOrWords} from './install';
import {hookOf, relatedPages} from './lookup';
import {blocks, code, fence, list, sentence, table} from './text';
import {ownValues} from './values';

function chartOf(call: Call, hook: Hook): NonNullable<Hook['chart']> {
  return (
    hook.chart ?? call.fail(`the hook "${hook.id}" has no chart`, 'Say in words that there is nothing to install.')
  );
}

/** A Secret that must exist before the hook is installed, with the command that creates it. */
const neededSecret = ({name, keys, create}: Hook['secrets'][number]): string =>
  blocks(
    `The hook needs the Secret ${code(name)} with ${keys.length === 1 ? 'the key' : 'the keys'} ${list(keys.map(code))}.${create === undefined ? '' : ' Create it first, with a leading space that keeps the command out of the history of most shells:'}`,
    create === undefined ? '' : fence('bash', ` ${create}`),
  );

/** Directives for hook pages. */
export const hookDirectives: Directives = about(hookOf, {
  /** The summary card. */
  'hook-card'(hook, {catalog: {registry, release}}) {
    const labels = Object.entries(hook.labels).map(([key, text]) => code(`${key}: ${text}`));
    return card([
      ['Category', hookCategories[hook.category].does],
      ...(hook.hookType === 'none' ? [] : [['Type', sentence(hook.hookType)]]),
      ...(hook.priority === 'none' ? [] : [['Priority', sentence(hook.priority)]]),
      ['Chart', hook.chart ? code(`${registry}/${hook.chart.name}`) : 'None'],
      ...imageRows(release, hook.images),
      ...(hook.secrets.length > 0 ? [['Secrets', list([...new Set(hook.secrets.map(({name}) => code(name)))])]] : []),
      ...(hook.serviceAccount === null ? [] : [['Service account', code(hook.serviceAccount)]]),
      ...(labels.length > 0 ? [['Labels', list(labels)]] : []),
      ['State', hook.state === 'released' ? 'Released' : 'In development'],
    ]);
  },

  /** The required Secrets, the install command, and how to check the result. */
  'hook-install'(hook, call) {
    const chart = chartOf(call, hook);
    // An empty type and priority 0 if they are not fixed.
    const type = /^Read(?:Only|AndWrite)/.exec(hook.hookType)?.[0] ?? '';
    const priority = /^-?\d+/.exec(hook.priority)?.[0] ?? '0';
    return blocks(
      ...hook.secrets.filter(({optional}) => !optional).map(neededSecret),
      installBlocks(call, chart),
      'The hook runs only after Scans in its own namespace, so install it where you scan. Check that it is installed:',
      columns('scancompletionhooks', chart, [
        ['NAME', 'TYPE', 'PRIORITY', 'IMAGE'],
        [chart.release ?? chart.name, type, priority, shownImage(call.catalog.release, hook.images, 'hook')],
      ]),
    );
  },

  /** The chart's own values, and the shared values that it ignores. */
  'hook-values': (hook, call) => ownValues(chartOf(call, hook), 'hook'),

  /** The Secrets that the hook reads. */
  'hook-secrets': ({secrets, title}) =>
    table(secrets, {
      Secret: ({name}) => code(name),
      Keys: ({keys}) => keys.map(code).join(', '),
      Required: ({optional}) => (optional ? 'no' : 'yes'),
      'Named by': ({namedBy}) => (namedBy === undefined ? '' : code(namedBy)),
      Meaning: ({note}) => sentence(note ?? ''),
    }) || `${title} reads no Secret.`,

  /** The Scan annotations that the hook reads. */
  'hook-annotations': ({annotations, title}) =>
    table(annotations, {
      Annotation: ({name}) => code(name),
      'Without it': ({default: without}) => sentence(without),
      Meaning: ({meaning}) => sentence(meaning),
    }) || `${title} reads no annotations of the Scan.`,

  /** The environment variables of the hook container. */
  'hook-environment': ({environment, title}) =>
    table(environment, {
      Variable: ({name}) => code(name),
      'Comes from': ({source}) => sentence(source),
      Default: ({default: initial}) => (initial === undefined ? '' : yamlOrWords(initial)),
      Meaning: ({meaning}) => sentence(meaning),
    }) || `${title} reads no environment variables except the ones of every hook.`,

  'hook-related': (hook, call) => relatedPages(call, hook, 'hooks'),
});
