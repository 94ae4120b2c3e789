import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {suggest} from '../../../src/lib/nearest';
import {errorDiagnostics, unknownField} from './schemas';
import {parseYaml, type YamlDocument} from './yaml-text';
import type {ErrorObject} from 'ajv/dist/2020';

/** Packages with models of other products, by the API groups in them. Each exports a class per kind from `GROUP/VERSION`. */
const PACKAGES: readonly (readonly [groups: RegExp, name: string])[] = [
  [/^argoproj\.io$/, '@kubernetes-models/argo-cd'],
  [/\.toolkit\.fluxcd\.io$/, '@kubernetes-models/flux-cd'],
  [/^monitoring\.coreos\.com$/, '@kubernetes-models/prometheus-operator'],
  [/^kyverno\.io$/, '@kubernetes-models/kyverno'],
  [/^(?:generators\.)?external-secrets\.io$/, '@kubernetes-models/external-secrets'],
];

/** Creates an object of a kind, which validates itself and throws an error with Ajv's errors. */
type Model = new (value: object) => {validate(): void};

type Path = readonly (string | number)[];

/** The fields of an object that a validator read. */
interface Seen {
  readonly path: Path;
  readonly value: object;
  readonly fields: Set<string>;
  /** Whether the validator listed the keys, because any key is allowed. */
  open: boolean;
}

/** Records which fields are read. Objects that are never read accept anything. */
function watched<Value extends object>(value: Value, seen: Map<string, Seen>, path: Path = []): Value {
  const key = path.join('\0');
  const entry = (): Seen => {
    const known = seen.get(key) ?? {path, value, fields: new Set<string>(), open: false};
    seen.set(key, known);
    return known;
  };
  return new Proxy(value, {
    get(target, field) {
      const child: unknown = Reflect.get(target, field);
      if (typeof field !== 'string') return child;
      if (!Array.isArray(target)) entry().fields.add(field);
      const step = Array.isArray(target) ? Number(field) : field;
      return typeof child === 'object' && child !== null ? watched(child, seen, [...path, step]) : child;
    },
    ownKeys(target) {
      entry().open = true;
      return Reflect.ownKeys(target);
    },
  });
}

/** Reports wrong values, and fields that the model does not have: models accept unknown fields, but never read them. */
function checkModel(Kind: Model, document: YamlDocument, value: Record<string, unknown>): Diagnostic[] {
  const kind = String(value['kind']);
  const seen = new Map<string, Seen>();
  let errors: readonly ErrorObject[] = [];
  try {
    watched(new Kind(value), seen).validate();
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error;
    errors = error.errors as readonly ErrorObject[];
  }
  const unknown = [...seen.values()].flatMap(({path, value: own, fields, open}) =>
    open || Array.isArray(own)
      ? []
      : Object.keys(own)
          .filter((field) => !fields.has(field))
          .map((field) => unknownField(document, kind, path, field, [...fields])),
  );
  return [...unknown, ...errorDiagnostics(errors, document, kind)];
}

async function checkDocument(document: YamlDocument): Promise<readonly Diagnostic[]> {
  if (!isMap(document.value)) return [];
  const {apiVersion, kind} = document.value;
  const [group = ''] = String(apiVersion).split('/');
  const name = PACKAGES.find(([groups]) => groups.test(group))?.[1];
  if (name === undefined) return [];
  let models: Readonly<Record<string, Model>>;
  try {
    models = (await import(`${name}/${String(apiVersion)}`)) as Readonly<Record<string, Model>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
    const problem = `there is no apiVersion \`${String(apiVersion)}\``;
    return diagnosticAt(document.lineOf(['apiVersion']), problem, 'use a version that the product serves');
  }
  const Kind = models[String(kind)];
  if (Kind) return checkModel(Kind, document, document.value);
  const problem = `\`${String(apiVersion)}\` has no kind \`${String(kind)}\``;
  return diagnosticAt(document.lineOf(['kind']), problem, suggest(String(kind), Object.keys(models)));
}

/** Checks manifests of Argo CD, Flux, Kyverno, the Prometheus operator and External Secrets against their models. */
export async function checkForeign(code: string): Promise<readonly Diagnostic[]> {
  const {documents} = parseYaml(code, {kubernetes: true});
  return (await Promise.all(documents.map(checkDocument))).flat();
}
