import type {Catalog} from '../../../src/markdown/expand/catalog';
import {at} from '../../at';
import {isMap} from '../checkout/yaml';
import {type Difference, directive, telling} from '../difference';
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
        .map((variable) =>
          telling(about, made.file, {directives: [directive('hook-environment', id)]})(
            `variable ${variable}`,
            'describe it in `environment`, or say why the hook does not read it',
            {product: variable},
          ),
        ),
    ];
  });
}

/** Ports of the Services of demo targets. */
export function comparePorts(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap(({product, family, about, id}): readonly Difference[] => {
    const target = family === 'demo-target' ? catalog.demoTargets.find((one) => one.id === id) : undefined;
    const now = at(product.values, 'service.port') ?? at(ofKind(product, 'Service')[0]?.object, 'spec.ports[0].port');
    if (!target || typeof now !== 'number' || now === target.port) return [];
    const shown = {directives: [directive('demo-target', id), directive('demo-targets')], words: [target.address]};
    const tell = telling(about, `${product.folder}/values.yaml`, shown);
    const said = {site: String(target.port), product: String(now)};
    return [tell('port', 'write it into `port` of the entry', said)];
  });
}
