import {customResources} from '../../../src/catalog/crds';
import {builtInResources} from '../../../src/catalog/tools';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {nearest, suggest} from '../../../src/text/nearest';
import {hasModel, modelFlaws} from './models';
import {isLabelName, isLabelValue, isObjectName, LOWERCASE} from './names';
import {scheduleFlaws} from './schedule';
import {parseYaml, partOf, type YamlDocument} from './yaml-text';

/** True when a manifest belongs to the product, by its group or by its kind. */
export function isProductManifest(apiVersion: unknown, kind: unknown): boolean {
  const group = String(apiVersion).split('/')[0]!;
  return group.endsWith('securecodebox.io') || customResources.some((resource) => resource.kind === kind);
}

/** Checks `apiVersion` and `kind` of a manifest of the product. Without flaws the kind has a schema. */
export function productKindFlaws(document: YamlDocument, {apiVersion, kind}: Record<string, unknown>): Flaw[] {
  const resource = customResources.find((one) => one.kind === kind);
  const kinds = customResources.map((one) => one.kind);
  if (!resource)
    return flawAt(
      document.lineOf(['kind']),
      kind === undefined ? 'the manifest has no kind' : `secureCodeBox has no kind \`${String(kind)}\``,
      suggest(String(kind ?? ''), kinds, `one of ${kinds.join(', ')}`),
    );
  const expected = `${resource.group}/${resource.version}`;
  const problem = `${resource.kind} has the apiVersion ${expected}, not ${String(apiVersion)}`;
  return apiVersion === expected
    ? []
    : flawAt(document.lineOf(['apiVersion']), problem, `write \`apiVersion: ${expected}\``);
}

const current = (group: string): string => (group === '' ? 'v1' : `${group}/${group === 'autoscaling' ? 'v2' : 'v1'}`);

/** Groups with a dot outside k8s.io belong to other products, whose kinds nobody here knows. */
function apiVersionFlaws(document: YamlDocument, apiVersion: string, kind: string): Flaw[] {
  const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const line = document.lineOf(['apiVersion']);
  if (!/^v\d+(?:(?:alpha|beta)\d+)?$/.test(version))
    return flawAt(line, `\`${apiVersion}\` is not an apiVersion`, 'write it as group/v1');
  const groups = builtInResources.filter((resource) => resource.kind === kind).map((resource) => resource.group);
  const known = [...new Set(builtInResources.map((resource) => resource.group))].filter(
    (one) => !one.includes('coreos'),
  );
  const isForeign = group.includes('.') && nearest(group, known) === undefined;
  if (isForeign || (kind === 'List' && apiVersion === 'v1')) return [];
  if (groups.length === 0) {
    if (group.includes('.') && !known.includes(group)) return [];
    const kinds = builtInResources.map((resource) => resource.kind);
    const problem = `Kubernetes has no kind \`${kind}\` in \`${apiVersion}\``;
    return flawAt(
      document.lineOf(['kind']),
      problem,
      suggest(kind, kinds, 'file="…" for a fence with another kind of file'),
    );
  }
  const right = current(groups.includes(group) ? group : groups[0]!);
  return apiVersion === right || apiVersion === 'autoscaling/v1'
    ? []
    : flawAt(
        line,
        `${kind} does not belong to \`${apiVersion}\``,
        `write \`apiVersion: ${right}\`, or say historic="…"`,
      );
}

/** Names and labels, whose rules no schema has. */
function metadataFlaws(document: YamlDocument, kind: string, metadata: unknown): Flaw[] {
  if (!isMap(metadata))
    return flawAt(document.lineOf(['metadata']), `the ${kind} has no metadata`, 'add metadata with a name');
  const {name, generateName, labels} = metadata;
  if (name === undefined && generateName === undefined)
    return flawAt(document.lineOf(['metadata']), `\`${kind}.metadata.name\` is missing`, 'add it');
  const text = String(name ?? 'a');
  const isName = /Role(?:Binding)?$/.test(kind)
    ? text !== ''
    : /^(?:Service|Namespace)$/.test(kind)
      ? isLabelName(text)
      : isObjectName(text);
  const wrong = Object.entries(isMap(labels) ? labels : {}).find(
    ([, value]) => typeof value === 'string' && !isLabelValue(value),
  );
  return [
    ...(isName
      ? []
      : flawAt(document.lineOf(['metadata', 'name']), `\`${text}\` cannot be the name of a ${kind}`, LOWERCASE)),
    ...(wrong === undefined
      ? []
      : flawAt(
          document.lineOf(['metadata', 'labels', wrong[0]]),
          `\`${String(wrong[1])}\` cannot be the value of a label`,
          'use letters, digits, hyphens, dots and underscores, without spaces',
        )),
  ];
}

/** Data of a ConfigMap or Secret: text, base64 in `data` of a Secret, and YAML in files that say so. */
function dataFlaws(document: YamlDocument, manifest: Record<string, unknown>): Flaw[] {
  return ['data', 'stringData'].flatMap((field) =>
    Object.entries(isMap(manifest[field]) ? manifest[field] : {}).flatMap(([name, text]) => {
      const line = document.lineOf([field, name]);
      if (typeof text !== 'string') return flawAt(line, `the value of \`${name}\` in ${field} is not text`, 'quote it');
      if (manifest['kind'] === 'Secret' && field === 'data')
        return /^[A-Za-z0-9+/\n]*={0,2}\n?$/.test(text)
          ? []
          : flawAt(line, `\`${name}\` is not base64`, 'write base64, or put the text under stringData');
      const offset = document.lineOfText([field, name]) - 1;
      return /\.ya?ml$/.test(name) ? parseYaml(text).flaws.map((flaw) => ({...flaw, line: flaw.line + offset})) : [];
    }),
  );
}

/** Checks a manifest of Kubernetes or of another product. `historic` ones may have any version and any field. */
export function kubernetesFlaws(document: YamlDocument, historic = false): Flaw[] {
  const manifest = document.value;
  if (!isMap(manifest)) return flawAt(1, 'the document is not a manifest', 'write apiVersion, kind and metadata');
  const {apiVersion, kind, metadata} = manifest;
  if (typeof apiVersion !== 'string')
    return flawAt(document.lineOf(['apiVersion']), 'the manifest has no apiVersion', 'add it');
  if (typeof kind !== 'string' || !/^[A-Z][A-Za-z0-9]+$/.test(kind))
    return flawAt(document.lineOf(['kind']), 'the manifest has no kind', 'add it, for example `kind: Scan`');
  const form = [
    ...(historic ? [] : apiVersionFlaws(document, apiVersion, kind)),
    ...(kind === 'List' ? [] : metadataFlaws(document, kind, metadata)),
    ...dataFlaws(document, manifest),
  ];
  if (form.length > 0 || historic) return form;
  if (hasModel(kind)) return [...modelFlaws(kind, document), ...scheduleFlaws(kind, document)];
  return modelFlaws('ObjectMeta', partOf(document, ['metadata'], metadata), `${kind}.metadata`);
}
