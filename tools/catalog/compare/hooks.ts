import type {Catalog} from '../../../src/markdown/expand/catalog';
import {at, isMap} from '../checkout/yaml';
import {type Difference, directive} from '../difference';
import {field, ofKind} from './objects';
import type {Pair} from './values';

/** Hooks: priority and the variables of their container. */
export function compareHooks(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap(({product, family, about, id, file}): readonly Difference[] => {
    const hook = family === 'hook' ? catalog.hooks.find((one) => one.id === id) : undefined;
    const made = ofKind(product, 'ScanCompletionHook')[0];
    if (!hook || !made) return [];
    const place = {about, file, entry: id, source: made.file, shows: 'hook-card'};
    const priority = at(product.values, 'hook.priority') ?? at(made.object, 'spec.priority');
    const env = at(made.object, 'spec.env');
    const variables = (Array.isArray(env) ? env : []).flatMap((one) => (isMap(one) ? [String(one['name'])] : []));
    return [
      ...field(
        place,
        ['priority'],
        'priority',
        hook.priority,
        priority === undefined || priority === null ? undefined : String(priority),
      ),
      ...variables
        .filter((variable) => !hook.environment.some((known) => known.name === variable))
        .map((variable) => ({
          about,
          what: `variable ${variable}`,
          product: variable,
          source: made.file,
          todo: 'describe it in `environment`, or say why the hook does not read it',
          shown: {directives: [directive('hook-environment', id)]},
        })),
    ];
  });
}

/** Ports of the Services of demo targets. */
export function comparePorts(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap(({product, family, about, id}): readonly Difference[] => {
    const target = family === 'demo-target' ? catalog.demoTargets.find((one) => one.id === id) : undefined;
    const now = at(product.values, 'service.port') ?? at(ofKind(product, 'Service')[0]?.object, 'spec.ports[0].port');
    if (!target || typeof now !== 'number' || now === target.port) return [];
    return [
      {
        about,
        what: 'port',
        site: String(target.port),
        product: String(now),
        source: `${product.folder}/values.yaml`,
        todo: 'write it into `port` and `address` of the entry',
        shown: {directives: [directive('demo-target', id), directive('demo-targets')], words: [target.address]},
      },
    ];
  });
}
