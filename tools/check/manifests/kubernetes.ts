import {customResources} from '../../../src/catalog/crds';
import {builtInResources} from '../../../src/catalog/tools';
import {isLabelName, isLabelValue, isObjectName} from './names';
import {nearest, suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {schemaFlaws} from './schema-flaws';
import {parseYaml, partOf, type YamlDocument} from './yaml-text';
import {isMap} from '../../../src/text/map';

/** Versions of groups other than `v1` that are current. */
const OTHER_VERSIONS: Readonly<Record<string, readonly string[]>> = {autoscaling: ['v1', 'v2']};

const PRODUCT_GROUPS = new Set<string>(customResources.map(({group}) => group));

/** True when a manifest belongs to the product, by its group or by its kind. */
export function isProductManifest(apiVersion: unknown, kind: unknown): boolean {
  const group = String(apiVersion).split('/')[0]!;
  return group.endsWith('securecodebox.io') || customResources.some((resource) => resource.kind === kind);
}

/** Checks `apiVersion` and `kind` of a manifest of the product. Without flaws the kind has a schema. */
export function productKindFlaws(document: YamlDocument, {apiVersion, kind}: Record<string, unknown>): Flaw[] {
  const resource = customResources.find((one) => one.kind === kind);
  if (!resource) {
    const line = document.lineOf(['kind']);
    const kinds = customResources.map((one) => one.kind);
    const problem = kind === undefined ? 'the manifest has no kind' : `secureCodeBox has no kind \`${String(kind)}\``;
    return flawAt(line, problem, suggest(String(kind ?? ''), kinds, `one of ${kinds.join(', ')}`));
  }
  const expected = `${resource.group}/${resource.version}`;
  if (apiVersion === expected) return [];
  return flawAt(
    document.lineOf(['apiVersion']),
    `${resource.kind} has the apiVersion ${expected}, not ${String(apiVersion)}`,
    `write \`apiVersion: ${expected}\``,
  );
}

function apiVersionFlaws(document: YamlDocument, apiVersion: string, kind: string): Flaw[] {
  const line = document.lineOf(['apiVersion']);
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  if (!/^v\d+(?:(?:alpha|beta)\d+)?$/.test(version ?? '') || (group !== '' && !isObjectName(group!))) {
    return flawAt(line, `\`${apiVersion}\` is not an apiVersion`, 'write it as group/v1');
  }
  const groups = builtInResources.filter((resource) => resource.kind === kind).map((resource) => resource.group);
  // Kubernetes brings a part of the groups below k8s.io; the rest, such as gateway.networking.k8s.io, is installed.
  const known = new Set(builtInResources.map((resource) => resource.group));
  const like = known.has(group!) ? group : nearest(group!, [...known]);
  const builtIn =
    (!group!.includes('.') || (group!.endsWith('.k8s.io') && like !== undefined)) && !PRODUCT_GROUPS.has(group!);
  if (groups.length === 0) return builtIn ? unknownKindFlaws(document, kind, apiVersion) : [];
  if (!groups.includes(group!)) {
    if (!builtIn) return [];
    const right = groups[0] === '' ? 'v1' : `${groups[0]}/v1`;
    return flawAt(line, `${kind} does not belong to \`${apiVersion}\``, `write \`apiVersion: ${right}\``);
  }
  const versions = OTHER_VERSIONS[group!] ?? ['v1'];
  if (versions.includes(version!)) return [];
  return flawAt(
    line,
    `\`${apiVersion}\` is not current`,
    `write \`apiVersion: ${[group, versions[0]].filter(Boolean).join('/')}\`, or say historic="…"`,
  );
}

function unknownKindFlaws(document: YamlDocument, kind: string, apiVersion: string): Flaw[] {
  if (kind === 'List' && apiVersion === 'v1') return [];
  const near = nearest(
    kind,
    builtInResources.map((resource) => resource.kind),
  );
  // kind's and kustomize's own configuration files look like manifests.
  if (near === undefined)
    return flawAt(
      document.lineOf(['kind']),
      `Kubernetes has no kind \`${kind}\` in \`${apiVersion}\``,
      'correct it, or fence another kind of file with file="…"',
    );
  return flawAt(document.lineOf(['kind']), `Kubernetes has no kind \`${kind}\``, `did you mean \`${near}\`?`);
}

/** What all kinds have is judged as that of the product is. */
function metadataFlaws(document: YamlDocument, kind: string, metadata: unknown): Flaw[] {
  if (!isMap(metadata))
    return flawAt(document.lineOf(['metadata']), `the ${kind} has no metadata`, 'add metadata with a name');
  const {name, labels} = metadata;
  // Names of roles may hold capitals and colons, those of services and namespaces no dots.
  const [mayHoldColons, isLabel] = [/Role(?:Binding)?$/.test(kind), /^(?:Service|Namespace)$/.test(kind)];
  const plain =
    mayHoldColons && typeof name === 'string' ? {...metadata, name: name.replaceAll(/[\w:]/g, 'a')} : metadata;
  const wrong = Object.entries(isMap(labels) ? labels : {}).find(
    ([, value]) => typeof value === 'string' && !isLabelValue(value),
  );
  return [
    ...schemaFlaws('Metadata', partOf(document, ['metadata'], plain), {as: `${kind}.metadata`}),
    ...(isLabel && typeof name === 'string' && isObjectName(name) && !isLabelName(name)
      ? flawAt(
          document.lineOf(['metadata', 'name']),
          `\`${name}\` cannot be the name of a ${kind}`,
          'use lower-case letters, digits and hyphens',
        )
      : []),
    ...(wrong === undefined
      ? []
      : flawAt(
          document.lineOf(['metadata', 'labels', wrong[0]]),
          `\`${String(wrong[1])}\` cannot be the value of a label`,
          'use letters, digits, hyphens, dots and underscores, without blanks',
        )),
  ];
}

/** Files inside a ConfigMap or Secret must be files of their kind. */
function embeddedFlaws(document: YamlDocument, manifest: Record<string, unknown>): Flaw[] {
  return ['data', 'stringData'].flatMap((field) => {
    const files = manifest[field];
    if (!isMap(files) || (manifest['kind'] === 'Secret' && field === 'data')) return [];
    return Object.entries(files).flatMap(([name, text]) => {
      if (typeof text !== 'string')
        return flawAt(document.lineOf([field, name]), `the value of \`${name}\` in ${field} is not text`, 'quote it');
      const offset = document.lineOfText([field, name]) - 1;
      return embeddedFileFlaws(name, text).map((flaw) => ({...flaw, line: flaw.line + offset}));
    });
  });
}

function embeddedFileFlaws(name: string, text: string): Flaw[] {
  if (/\.ya?ml$/.test(name))
    return parseYaml(text).flaws.map((flaw) => ({...flaw, problem: `${name}: ${flaw.problem}`}));
  if (!name.endsWith('.json')) return [];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return flawAt(1, `${name}: ${error instanceof Error ? error.message : 'not JSON'}`, 'correct the JSON');
  }
}

/** Checks the form of a manifest of Kubernetes or of another product. `historic` ones may have any version. */
export function kubernetesFlaws(document: YamlDocument, historic = false): Flaw[] {
  const manifest = document.value;
  if (!isMap(manifest)) return flawAt(1, 'the document is not a manifest', 'write apiVersion, kind and metadata');
  const {apiVersion, kind, metadata} = manifest;
  if (typeof apiVersion !== 'string')
    return flawAt(document.lineOf(['apiVersion']), 'the manifest has no apiVersion', 'add it');
  if (typeof kind !== 'string' || !/^[A-Z][A-Za-z0-9]+$/.test(kind)) {
    return flawAt(document.lineOf(['kind']), 'the manifest has no kind', 'add it, for example `kind: Scan`');
  }
  return [
    ...(historic ? [] : apiVersionFlaws(document, apiVersion, kind)),
    ...(kind === 'List' ? [] : metadataFlaws(document, kind, metadata)),
    ...embeddedFlaws(document, manifest),
  ];
}
