import type {CascadingRuleEntry, Platform, Scanner, Severity, TargetKind} from '../types';
import {chartShape, image} from './chart';
import {id, summary} from './hook';
import type {Check} from './problem';
import {field, list, nullable, object, oneOf, sentence, text, truth} from './shape';

/** The words of a union type as a list. The compiler insists that none is missing and none is foreign. */
const wordsOf = <Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] => Object.keys(words);

export const severities = wordsOf<Severity>({INFORMATIONAL: true, LOW: true, MEDIUM: true, HIGH: true});

const categories = wordsOf<Scanner['category']>({
  network: true,
  web: true,
  cms: true,
  container: true,
  repository: true,
  kubernetes: true,
  tls: true,
  ssh: true,
  authentication: true,
});

const targets = wordsOf<TargetKind>({
  network: true,
  domain: true,
  'web-application': true,
  cms: true,
  'tls-or-ssh': true,
  'container-image': true,
  'source-code': true,
  cluster: true,
});

const platforms = wordsOf<Platform>({
  'linux/amd64': true,
  'linux/arm64': true,
  'linux/ppc64le': true,
  'linux/s390x': true,
});

/** The labels by which a Scan chooses rules, with the values that the product gives them. */
const labels = {
  invasive: wordsOf<CascadingRuleEntry['invasive']>({invasive: true, 'non-invasive': true}),
  intensive: wordsOf<CascadingRuleEntry['intensive']>({light: true, medium: true, high: true}),
  type: wordsOf<NonNullable<CascadingRuleEntry['type']>>({bruteforce: true}),
};

/** Words of a command line, of which some may stand twice. */
const argv: Check = list(text(), 1, () => undefined);

const url: Check = text({pattern: /^https:\/\//, like: 'https://nmap.org/'});

/** Two findings may share category and name, and two attributes a key, when the rest tells them apart. */
const together =
  (...names: readonly string[]) =>
  (item: unknown): unknown =>
    names
      .map((name) => field(name)(item))
      .filter((part) => typeof part === 'string')
      .join(', ');

/** `none`, or a sentence about what the scan needs. */
const privileges: Check = (value, path) => (value === 'none' ? [] : sentence()(value, path));

const scanType = object(
  {
    name: text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, like: 'trivy-image'}),
    purpose: sentence(),
    command: argv,
    resultType: text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, like: 'nmap-xml'}),
    resultLocation: text({pattern: /^\/home\/securecodebox\/./, like: '/home/securecodebox/results.json'}),
    installedByDefault: truth,
  },
  {note: sentence()},
);

const rule = object(
  {
    name: text(),
    invasive: oneOf(...labels.invasive),
    intensive: oneOf(...labels.intensive),
    matches: sentence(),
    triggeredBy: list(text(), 1),
    startsScanType: text(),
    parameters: argv,
  },
  {type: oneOf(...labels.type), note: sentence()},
);

/** Which fields a scanner has, and what may stand in them. */
export const scannerShape: Check = object(
  {
    id,
    title: text(),
    summary,
    category: oneOf(...categories),
    targets: list(oneOf(...targets), 1),
    tags: list(text(), 3),
    state: oneOf('released', 'deprecated'),
    tool: object({name: text(), homepage: url}, {docs: url, repository: url, license: text()}),
    toolVersion: text(),
    chart: chartShape,
    images: list(image, 2, field('role')),
    platforms: list(oneOf(...platforms), 1),
    scanTypes: list(scanType, 1, field('name')),
    parameters: list(object({flag: text(), meaning: sentence()}, {default: text()}), 1, field('flag')),
    target: sentence(),
    privileges,
    findings: list(
      object({category: text(), name: text(), severity: text(), when: sentence()}),
      1,
      together('category', 'name', 'severity'),
    ),
    findingFields: list(object({key: text(), meaning: sentence()}), 2, field('key')),
    attributes: list(object({key: text(), type: text(), meaning: sentence()}, {on: text()}), 1, together('key', 'on')),
    cascadingRules: list(rule, 0, field('name')),
    related: list(text(), 1),
  },
  {deprecation: object({reason: sentence(), successor: nullable(text()), removal: text()})},
);
