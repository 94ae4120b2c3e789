import type {Scanner, ScanTypeEntry} from '../../catalog/types';
import {scannerCategories, targetKinds} from '../../catalog/schema/vocabulary';
import {about, type Call, type Directives} from './directive';
import {chartRelease} from '../../catalog/charts';
import {card, columns, imageRows, installBlocks, shellWord, shownImage, yamlOrWords} from './install';
import {relatedPages, scannerLink, scannerOf} from './lookup';
import {scannerRules} from './scanner-rules';
import {anchorMark, blocks, capital, code, fence, led, list, sentence, sentences, table, value, warning} from './text';
import {ownValues} from './values';

function deprecationNotice(call: Call, {title, deprecation}: Scanner): string {
  if (!deprecation) return '';
  const {reason, successor, removal} = deprecation;
  const next = successor === null ? 'It has no successor.' : `Use ${scannerLink(call, successor)} instead.`;
  const words = `${title} is deprecated. ${sentence(reason)} ${next} Planned removal: ${sentence(removal)}.`;
  return warning('Deprecated', words);
}

const scanTypeNames = (scanTypes: readonly ScanTypeEntry[]): string =>
  list(
    scanTypes.map(({name, installedByDefault = true}) => code(name) + (installedByDefault ? '' : ' (not by default)')),
  );

/** The platforms of the image. The link warns readers with ARM nodes before the pull fails. */
const platformsOf = ({platforms}: Scanner): string =>
  list(platforms.map(code)) + (platforms.includes('linux/arm64') ? '' : ', [not on ARM](/docs/scanners#platforms)');

function stateOf({deprecation, removed}: Scanner): string {
  if (removed) return `Removed in ${removed.in}, last release ${removed.lastRelease}`;
  return deprecation ? `Deprecated, planned removal: ${sentence(deprecation.removal)}` : 'Released';
}

/** The number of cascading rules in the chart, linked to their section. */
const shippedRules = ({cascadingRules: {length}}: Scanner): string =>
  length === 0 ? 'None' : `[${length} cascading ${length === 1 ? 'rule' : 'rules'}](#cascading-rules)`;

/** A scan type with its command and result. */
function scanTypeEntry({name, purpose, installedByDefault, note = '', command, ...result}: ScanTypeEntry): string {
  const words = sentences(
    sentence(purpose),
    installedByDefault === false ? 'It is not installed by default.' : '',
    sentence(note),
    `The result has the type ${code(result.resultType)} and is stored in ${code(result.resultLocation)}. The scan type starts this command:`,
  );
  return blocks(
    `- ${code(name)}: ${words} ${anchorMark([`scantype-${name}`])}`,
    fence('bash', command.map(shellWord).join(' ')).replace(/^/gm, '  '),
  );
}

type Finding = Scanner['findings'][number];

/** A fixed severity as code, or the description of how it is determined. */
const severityOf = ({severity}: Finding): string => (/^[A-Z]+$/.test(severity) ? code(severity) : sentence(severity));

/** The findings as a table. A severity that all findings share is above the table. */
function findingsTable(findings: readonly Finding[]): string {
  const severities = new Set(findings.map(severityOf));
  const [common = ''] = severities;
  const isCommon = findings.length > 1 && severities.size === 1;
  return blocks(
    isCommon ? `Severity of all findings: ${common}${/[.!?]$/.test(common) ? '' : '.'}` : '',
    table(findings, {
      Category: ({category}) => value(category),
      Name: ({name}) => code(name),
      ...(!isCommon && {Severity: severityOf}),
      When: ({when}) => sentence(when),
    }),
  );
}

/** Directives for scanner pages, including removed scanners. */
export const scannerDirectives: Directives = about(scannerOf, {
  /** The summary card. */
  'scanner-card'(scanner, {catalog: {release}}) {
    const {tool, toolVersion, targets, privileges} = scanner;
    const manual = tool.docs === undefined ? '' : `, [manual](${tool.docs})`;
    const license = tool.license === undefined ? '' : `, license: ${sentence(tool.license)}`;
    return card([
      ['Category', scannerCategories[scanner.category]],
      ['Examines', capital(targets.map((target) => targetKinds[target].what).join(', '))],
      ['Tool', `[${tool.name}](${tool.homepage}) ${code(toolVersion)}${manual}${license}`],
      [scanner.scanTypes.length === 1 ? 'Scan type' : 'Scan types', scanTypeNames(scanner.scanTypes)],
      ...imageRows(chartRelease(scanner.chart.name, release), scanner.images),
      ['Platforms', platformsOf(scanner)],
      ['Privileges', privileges === 'none' ? 'None beyond the standard' : sentence(privileges)],
      ['State', stateOf(scanner)],
      ['Shipped rules', shippedRules(scanner)],
    ]);
  },

  /** The deprecation notice, the install command, and how to check the result. */
  'scanner-install'(scanner, call) {
    const {chart, scanTypes, images} = scanner;
    const installed = scanTypes.filter(({installedByDefault = true}) => installedByDefault);
    const image = shownImage(chartRelease(chart.name, call.catalog.release), images, 'scanner');
    return blocks(
      deprecationNotice(call, scanner),
      installBlocks(call, chart),
      'A Scan can use only scan types in its own namespace, so install the chart where you scan. Check that it is installed:',
      columns('scantypes', chart, [['NAME', 'IMAGE'], ...installed.map(({name}) => [name, image])]),
    );
  },

  /** The scan types with command and result. */
  'scanner-scan-types': ({scanTypes}) =>
    blocks(
      ...scanTypes.map(scanTypeEntry),
      'When you start a Scan, the operator appends its `parameters` to the command.',
    ),

  /** The important parameters, and how to specify the target. */
  'scanner-parameters': ({parameters, target}) =>
    blocks(
      `Target: ${sentence(target)}`,
      table(parameters, {
        Parameter: ({flag}) => code(flag),
        ...(parameters.some((parameter) => parameter.default !== undefined) && {
          Default: ({default: initial}) => (initial === undefined ? '' : yamlOrWords(initial)),
        }),
        Meaning: ({meaning}) => sentence(meaning),
      }),
    ),

  /** The chart's own values, and the shared values that it ignores. */
  'scanner-values': ({chart}) => ownValues(chart, 'scanner'),

  /** The findings of the parser, their fields and their attributes. */
  'scanner-findings': ({title, findings, findingFields, attributes}) =>
    blocks(
      findingsTable(findings) || `The parser of ${title} produces no findings.`,
      led(
        'The parser fills the other fields of the [finding format](/docs/api/finding) like this:',
        table(findingFields, {Field: ({key}) => code(key), Content: ({meaning}) => sentence(meaning)}),
      ),
      led(
        'The findings have these keys in `attributes`:',
        table(attributes, {
          Attribute: ({key}) => code(key),
          Type: ({type}) => sentence(type),
          ...(attributes.some(({on}) => on !== undefined) && {'Only on': ({on = ''}) => sentence(on)}),
          Meaning: ({meaning}) => sentence(meaning),
        }),
      ),
    ),

  'scanner-rules': scannerRules,

  'scanner-related': (scanner, call) => relatedPages(call, scanner, 'scanners'),

  /** The notice at the top of a removed scanner's page. */
  removed({title, removed}, call) {
    if (!removed) return call.fail(`${title} is not removed`, 'Remove the directive.');
    const {in: release, lastRelease, reason, successor, replacement, worksWithOperator5} = removed;
    const next = successor === null ? '' : ` See ${scannerLink(call, successor)}.`;
    return warning(
      `Removed in ${release}`,
      `${title} is no longer part of secureCodeBox, and its last release is ${lastRelease}. ${sentence(reason)}`,
      `**Replacement:** ${sentence(replacement)}${next}`,
      `**Works with operator 5:** ${sentence(worksWithOperator5)} All commands on this page install ${lastRelease}.`,
    );
  },
});
