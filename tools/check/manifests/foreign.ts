import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {checkType} from './kubernetes';
import {PACKAGES} from './kubernetes-types';
import {parseYaml, type YamlDocument} from './yaml-text';

/** Packages with types of other products, by the API groups in them. Each has a file per kind in `GROUP/VERSION`. */
const BY_GROUP: readonly (readonly [groups: RegExp, name: string])[] = [
  [/^argoproj\.io$/, '@kubernetes-models/argo-cd'],
  [/\.toolkit\.fluxcd\.io$/, '@kubernetes-models/flux-cd'],
  [/^monitoring\.coreos\.com$/, '@kubernetes-models/prometheus-operator'],
  [/^kyverno\.io$/, '@kubernetes-models/kyverno'],
  [/^(?:generators\.)?external-secrets\.io$/, '@kubernetes-models/external-secrets'],
];

function checkDocument(document: YamlDocument): readonly Diagnostic[] {
  const [version, kind] = [String(document.at('apiVersion')), String(document.at('kind'))];
  const name = BY_GROUP.find(([groups]) => groups.test(version.split('/', 1)[0]!))?.[1];
  if (name === undefined) return [];
  const folder = path.join(PACKAGES, name, version);
  if (!existsSync(folder))
    return document.report(
      ['apiVersion'],
      `there is no apiVersion \`${version}\``,
      'use a version that the product serves',
    );
  const diagnostics = checkType(`${name}/${version}/${kind}`, `I${kind}`, document, kind);
  if (diagnostics) return diagnostics;
  const kinds = readdirSync(folder).flatMap((file) => /^(?!index)(\w+)\.js$/.exec(file)?.[1] ?? []);
  const fix = suggest(kind, kinds, 'a kind of this version');
  return document.report(['kind'], `\`${version}\` has no kind \`${kind}\``, fix);
}

/** Checks manifests of Argo CD, Flux, Kyverno, the Prometheus operator and External Secrets against their types. */
export const checkForeign = (code: string): readonly Diagnostic[] =>
  parseYaml(code, {kubernetes: true}).documents.flatMap(checkDocument);
