import isEqual from 'lodash/isEqual';
import omit from 'lodash/omit';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import {podDefinitions} from '../../../src/plugins/after-build/schemas-published';
import type {Product} from '../checkout';
import type {ProductCrd} from '../checkout/crds';
import {isMap, type Map} from '../checkout/yaml';
import {type Difference, matched, shows, reporting, written} from '../difference';

/** JSON Schema keywords that must match the definition. */
const KEYWORDS = 'enum default minimum maximum pattern minLength maxLength format minItems maxItems'.split(' ');

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const types = (schema: Map): string =>
  list(schema['type'])
    .filter((one) => one !== 'null')
    .join();
const names = (value: unknown): readonly string[] => list(value).map(String);

/** A field of a kind, and its path in the schema of the site. */
interface Place {
  readonly field: readonly string[];
  readonly path: readonly string[];
}

/** Compares a schema of the site with one of the product, field by field. */
class Walk {
  readonly differences: Difference[] = [];
  constructor(
    private readonly root: Map,
    private readonly crd: ProductCrd,
    /** Keys of reported differences, because several kinds share a definition. */
    private readonly said: Set<string>,
  ) {}

  private resolve(schema: Map, path: readonly string[]): {schema: Map; path: readonly string[]; pod: boolean} {
    const name = /^#\/\$defs\/(.+)$/.exec(String(schema['$ref'] ?? ''))?.[1];
    if (name === undefined) return {schema, path, pod: false};
    const definitions = this.root['$defs'];
    const target = isMap(definitions) ? definitions[name] : undefined;
    return {schema: isMap(target) ? target : {}, path: ['$defs', name], pod: podDefinitions.has(name)};
  }

  private report(
    {field, path}: Place,
    {what, todo, ...said}: Pick<Difference, 'what' | 'todo' | 'site' | 'product'>,
  ): void {
    const key = JSON.stringify([path, what, field.at(-1), said]);
    if (path[0] === '$defs' && this.said.has(key)) return;
    this.said.add(key);
    this.differences.push({
      about: `kind ${this.crd.kind}`,
      what: `${what} ${field.join('.')}`.trim(),
      source: this.crd.file,
      shown: {
        ...shows(this.crd.kind, ['schema'], field.length > 2 ? [field.join('.').replaceAll('[]', '')] : []),
        field: {kind: this.crd.kind, path: field.filter((step) => step !== '[]')},
      },
      ...said,
      todo,
    });
  }

  run(site: Map, product: Map, field: readonly string[], at: readonly string[]): void {
    const {schema, path, pod} = this.resolve(site, at);
    if (pod || product['x-kubernetes-int-or-string'] === true || schema['anyOf'] !== undefined) return;
    const place = {field, path};
    const [said, now] = [types(schema), types(product)];
    if (said !== '' && now !== '' && said !== now)
      this.report(place, {what: 'type of', todo: 'correct the type', site: said, product: now});
    for (const keyword of KEYWORDS) {
      const [before, after] = [schema[keyword], product[keyword]];
      // A schema of the site can be stricter than the definition.
      if (after === undefined || isEqual(names(before).toSorted(), names(after).toSorted())) continue;
      if (keyword === 'format' && before === undefined) continue;
      const todo = `correct \`${keyword}\`, and the description if it mentions it`;
      const texts = {...(before !== undefined && {site: written(before)}), product: written(after)};
      this.report(place, {what: `${keyword} of`, todo, ...texts});
    }
    if (isMap(product['properties']) && isMap(schema['properties'])) this.properties(schema, product, place);
    for (const [keyword, step] of [
      ['items', '[]'],
      ['additionalProperties', '*'],
    ] as const) {
      const [a, b] = [schema[keyword], product[keyword]];
      if (isMap(a) && isMap(b)) this.run(a, b, [...field, step], [...path, keyword]);
    }
  }

  private properties(schema: Map, product: Map, {field, path}: Place): void {
    const [known, properties] = [schema['properties'] as Map, product['properties'] as Map];
    const top = field.length === 0 ? ['apiVersion', 'kind', 'metadata'] : [];
    for (const [name, part] of Object.entries(omit(properties, top))) {
      if (!isMap(part)) continue;
      const mine = known[name];
      const fresh = {what: 'field', todo: 'describe the new field in its schema', product: types(part) || 'any'};
      if (mine === undefined) this.report({field: [...field, name], path}, fresh);
      else if (isMap(mine)) this.run(mine, part, [...field, name], [...path, 'properties', name]);
    }
    const gone = {what: 'field', todo: 'the definition no longer has it: remove it here and from the pages'};
    for (const name of Object.keys(omit(known, top)))
      if (properties[name] === undefined) this.report({field: [...field, name], path}, {...gone, site: name});
    const [before, after] = [names(schema['required']), names(product['required'])];
    const required = after.filter((name) => !before.includes(name) && known[name] !== undefined);
    const texts = {site: before.join(', '), product: after.join(', ')};
    const todo = 'correct `required`';
    if (required.length > 0) this.report({field, path}, {what: 'required fields of', todo, ...texts});
  }
}

/** The parts of a definition outside its schema, one line each. */
const meta = (one: Omit<ProductCrd, 'schema' | 'file' | 'kind'>): Readonly<Record<string, string>> => ({
  group: `${one.group}/${one.version}`,
  names: [one.plural, one.singular, ...one.shortNames].join(', '),
  scope: one.scope,
  'status subresource': String(one.statusSubresource),
  // The site lists wide columns last.
  columns: [...one.columns.filter(({wide}) => !wide), ...one.columns.filter(({wide}) => wide)]
    .map(({name, source, wide}) => `${name} ${source}${wide ? ' (wide)' : ''}`)
    .join('; '),
});

const reportFor = (kind: string, source: string) =>
  reporting(`kind ${kind}`, source, shows(kind, ['crds-table', 'schema'], [kind]));

/** Compares kinds, their columns and their schemas. Embedded Kubernetes types are skipped. */
export function compareCrds(catalog: Catalog, {crds}: Product): readonly Difference[] {
  if (crds.length === 0) return [];
  const said = new Set<string>();
  const {gone, fresh, both} = matched('kind', catalog.customResources, crds);
  return [
    ...fresh.map(({kind, group, file}) =>
      reportFor(kind, file)('a new kind', 'add it to src/catalog/crds with its schema, and a page', {product: group}),
    ),
    ...gone.map(({kind}) =>
      reportFor(kind, 'no definition names it')('a kind', 'remove it, and add it to Upgrading', {site: kind}),
    ),
    ...both.flatMap(([known, crd]): readonly Difference[] => {
      const [site, now] = [meta(known), meta(crd)];
      const todo = 'correct it in src/catalog/crds/index.ts';
      const schema = catalog.schema(known.kind) as Map | undefined;
      const walk = new Walk(schema ?? {}, crd, said);
      if (schema && crd.schema) walk.run(schema, crd.schema, [], []);
      return [
        ...Object.keys(site)
          .filter((key) => site[key] !== now[key])
          .map((key) => reportFor(known.kind, crd.file)(key, todo, {site: site[key]!, product: now[key]!})),
        ...walk.differences,
      ];
    }),
  ];
}
