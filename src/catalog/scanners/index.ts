import {at} from '../../lib/at';
import {chartOf, imageOf, objectNamed, objectsOfKind} from '../chart';
import {factsOf, type KubernetesObject, type ProductChart} from '../facts';
import {namesIn, read} from '../read';
import {writtenScanner} from '../schema/scanner';
import type {CascadingRuleEntry, ContainerImage, Scanner, ScanTypeEntry, WrittenScanner} from '../types';

const POD = 'spec.jobTemplate.spec.template.spec';

const words = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function scanTypeOf(name: string, said: WrittenScanner['scanTypes'][string], chart: ProductChart): ScanTypeEntry {
  const object = objectNamed(chart, 'ScanType', name);
  const command = words(at(object, `${POD}.containers[0].command`));
  const isDefault = chart.objects.some((one) => one.kind === 'ScanType' && one.metadata.name === name);
  const {purpose, note} = typeof said === 'string' ? {purpose: said} : said;
  return {
    name,
    purpose,
    command: command.map((word) => word.replace('NAMESPACE', '<release namespace>')),
    resultType: text(at(object, 'spec.extractResults.type')),
    resultLocation: text(at(object, 'spec.extractResults.location')),
    ...(!isDefault && {installedByDefault: false}),
    ...(note !== undefined && {note}),
  };
}

function ruleOf(
  name: string,
  said: NonNullable<WrittenScanner['cascadingRules']>[string],
  chart: ProductChart,
): CascadingRuleEntry {
  const object = objectNamed(chart, 'CascadingRule', name);
  const label = (key: string): string => text(at(object, ['metadata', 'labels', `securecodebox.io/${key}`]));
  const type = label('type');
  return {
    name,
    invasive: label('invasive'),
    intensive: label('intensive'),
    ...(type !== '' && {type}),
    matches: said.matches,
    triggeredBy: said.triggeredBy,
    startsScanType: text(at(object, 'spec.scanSpec.scanType')),
    parameters: words(at(object, 'spec.scanSpec.parameters')),
    ...(said.note !== undefined && {note: said.note}),
  };
}

/** Where the image of each role is. */
const IMAGES: readonly (readonly [role: ContainerImage['role'], kind: string, place: string])[] = [
  ['scanner', 'ScanType', `${POD}.containers[0].image`],
  ['sidecar', 'ScanType', `${POD}.containers[1].image`],
  ['cache', 'Deployment', 'spec.template.spec.containers[0].image'],
  ['parser', 'ParseDefinition', 'spec.image'],
];

function imagesOf(chart: ProductChart, notes: WrittenScanner['images'] = {}): readonly ContainerImage[] {
  return IMAGES.flatMap(([role, kind, place]) => {
    const [object] = objectsOfKind(chart, kind) as readonly (KubernetesObject | undefined)[];
    const image = text(at(object, place));
    const isListed = role === 'scanner' || role === 'parser' || role in notes;
    return image === '' || !isListed ? [] : [imageOf(role, image, notes[role as keyof typeof notes])];
  });
}

const written = new Map(namesIn('scanners').map((id) => [id, read(`scanners/${id}`, writtenScanner)] as const));

function whole([id, entry]: readonly [id: string, entry: WrittenScanner]): Scanner {
  const {chart: own, images, scanTypes, parameters, findingsOf, cascadingRules = {}, platforms = [], ...rest} = entry;
  const chart = chartOf(id, own, 'scanner');
  const facts = factsOf(chart.name);
  const parsed = (findingsOf === undefined ? entry : written.get(findingsOf)) ?? entry;
  return {
    id,
    ...rest,
    toolVersion: facts.appVersion ?? '',
    chart,
    images: imagesOf(facts, images),
    platforms: facts.platforms.length > 0 ? facts.platforms : platforms,
    scanTypes: Object.entries(scanTypes).map(([name, said]) => scanTypeOf(name, said, facts)),
    parameters: Object.entries(parameters).map(([flag, said]) =>
      typeof said === 'string' ? {flag, meaning: said} : {flag, ...said},
    ),
    findings: parsed.findings ?? [],
    findingFields: Object.entries(parsed.findingFields ?? {}).map(([key, meaning]) => ({key, meaning})),
    attributes: parsed.attributes ?? [],
    cascadingRules: Object.entries(cascadingRules).map(([name, said]) => ruleOf(name, said, facts)),
  };
}

/** All documented scanners, sorted by title. */
const all: readonly Scanner[] = [...written]
  .map(whole)
  .toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));

export const scanners: readonly Scanner[] = all.filter(({removed}) => removed === undefined);

/** Scanners without a chart in the release. Their pages stay for readers who still run them. */
export const removedScanners: readonly Scanner[] = all.filter(({removed}) => removed !== undefined);

/**
 * The scanner with this id, including removed ones.
 * @param id Last segment of the route of its page, for example `ssh-audit`.
 */
export function scannerById(id: string): Scanner | undefined {
  return all.find((scanner) => scanner.id === id);
}
