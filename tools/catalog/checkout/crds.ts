import {at} from '../../../src/lib/at';
import {documents, isMap, type Map} from './yaml';

/** A custom resource definition of the product. */
export interface ProductCrd {
  readonly kind: string;
  readonly file: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly scope: string;
  readonly statusSubresource: boolean;
  readonly columns: readonly {readonly name: string; readonly source: string; readonly wide: boolean}[];
  readonly schema: Map | undefined;
}

/** The source of a column in the notation of the catalog. */
function columnSource(jsonPath: string): string {
  const label = /^\.metadata\.labels(?:\.|\[['"]?)(.+?)(?:['"]?\])?$/.exec(jsonPath)?.[1];
  return label === undefined ? jsonPath : `label ${label.replaceAll('\\', '')}`;
}

const list = (value: unknown): readonly Map[] => (Array.isArray(value) ? value.filter(isMap) : []);

/** Reads the definitions in a file. If there are several versions, the storage version is used. */
export function readCrds(source: string, file: string): readonly ProductCrd[] {
  return documents(source)
    .filter((one) => one['kind'] === 'CustomResourceDefinition')
    .map((definition) => {
      const spec = isMap(definition['spec']) ? definition['spec'] : {};
      const versions = list(spec['versions']);
      const version = versions.find((one) => one['storage'] === true) ?? versions[0] ?? {};
      const schema = at(version, 'schema.openAPIV3Schema');
      const names = at(spec, 'names.shortNames');
      return {
        kind: String(at(spec, 'names.kind')),
        file,
        group: String(spec['group']),
        version: String(version['name']),
        plural: String(at(spec, 'names.plural')),
        singular: String(at(spec, 'names.singular')),
        shortNames: Array.isArray(names) ? names.map(String) : [],
        scope: String(spec['scope']),
        statusSubresource: isMap(at(version, 'subresources.status')),
        columns: list(version['additionalPrinterColumns']).map((column) => ({
          name: String(column['name']).toUpperCase(),
          source: columnSource(String(column['jsonPath'])),
          wide: Number(column['priority'] ?? 0) > 0,
        })),
        schema: isMap(schema) ? schema : undefined,
      };
    });
}
