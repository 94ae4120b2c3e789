import type {Scanner, ScanTypeEntry} from '../../catalog/types';
import {scannerCategories, targetKinds} from '../../catalog-schema/vocabulary';
import type {Call} from './directive';
import {chartRelease} from '../../catalog/charts';
import {card, columns, imageRows, installBlocks, shellWord, shownImage, yamlOrWords} from './install';
import {relatedPages, scannerLink, scannerOf} from './lookup';
import {anchorMark, blocks, capital, code, fence, list, sentence, table} from './text';
import {ownValues} from './values';

function deprecationNotice(call: Call, {title, deprecation}: Scanner): string {
  if (!deprecation) {
    return '';
  }
  const {reason, successor, removal} = deprecation;
  const next = successor === null ? 'It has no successor.' : `Use ${scannerLink(call, successor)} instead.`;
  return blocks(
    ':::warning[Deprecated]',
    `${title} is deprecated. ${sentence(reason)} ${next} Planned removal: ${sentence(removal)}.`,
    ':::',
  );
}

const scanTypeNames = (scanTypes: readonly ScanTypeEntry[]): string =>
  list(
    scanTypes.map(({name, installedByDefault = true}) => code(name) + (installedByDefault ? '' : ' (not by default)')),
  );

/** Where the image runs; readers whose nodes have other processors see it before the pull fails. */
const platformsOf = ({platforms}: Scanner): string =>
  list(platforms.map(code)) + (platforms.includes('linux/arm64') ? '' : ', [not on ARM](/docs/scanners#platforms)');

function stateOf({deprecation, removed}: Scanner): string {
  if (removed) return `Removed in ${removed.in}, last release ${removed.lastRelease}`;
  return deprecation ? `Deprecated, planned removal: ${sentence(deprecation.removal)}` : 'Released';
}

/** How many cascading rules the chart installs, with a link to them. */
const shippedRules = ({cascadingRules: {length}}: Scanner): string =>
  length === 0 ? 'None' : `[${length} cascading ${length === 1 ? 'rule' : 'rules'}](#cascading-rules)`;

/** `::scanner-card{id}`: a summary of the scanner. */
export function scannerCard(call: Call): string {
  const scanner = scannerOf(call);
  const {tool, toolVersion, targets, privileges} = scanner;
  const manual = tool.docs === undefined ? '' : `, [manual](${tool.docs})`;
  const license = tool.license === undefined ? '' : `, license: ${sentence(tool.license)}`;
  return card([
    ['Category', scannerCategories[scanner.category]],
    ['Examines', capital(targets.map((target) => targetKinds[target].what).join(', '))],
    ['Tool', `[${tool.name}](${tool.homepage}) ${code(toolVersion)}${manual}${license}`],
    [scanner.scanTypes.length === 1 ? 'Scan type' : 'Scan types', scanTypeNames(scanner.scanTypes)],
    ...imageRows(chartRelease(scanner.chart.name, call.catalog.release), scanner.images),
    ['Platforms', platformsOf(scanner)],
    ['Privileges', privileges === 'none' ? 'None beyond the standard' : sentence(privileges)],
    ['State', stateOf(scanner)],
    ['Shipped rules', shippedRules(scanner)],
  ]);
}

/** `::scanner-install{id}`: a notice when it is deprecated, the command, how to check the result. */
export function scannerInstall(call: Call): string {
  const scanner = scannerOf(call);
  const {chart, scanTypes, images} = scanner;
  const installed = scanTypes.filter(({installedByDefault = true}) => installedByDefault);
  const image = shownImage(chartRelease(chart.name, call.catalog.release), images, 'scanner');
  return blocks(
    deprecationNotice(call, scanner),
    installBlocks(call, chart),
    'A Scan can only use scan types in its own namespace, so install the chart where you run your scans. Check that it is installed:',
    columns('scantypes', chart, [['NAME', 'IMAGE'], ...installed.map(({name}) => [name, image])]),
  );
}

/** `::scanner-scan-types{id}`: the scan types with command and result. */
export function scannerScanTypes(call: Call): string {
  const entries = scannerOf(call).scanTypes.map((scanType) => {
    const words = [
      sentence(scanType.purpose),
      scanType.installedByDefault === false ? 'It is not installed by default.' : '',
      sentence(scanType.note ?? ''),
      `The result has the type ${code(scanType.resultType)} and is stored in ${code(scanType.resultLocation)}. The scan type starts this command:`,
    ];
    const command = fence('bash', scanType.command.map(shellWord).join(' '));
    return blocks(
      `- ${code(scanType.name)}: ${words.filter((part) => part !== '').join(' ')} ${anchorMark([`scantype-${scanType.name}`])}`,
      command.replace(/^/gm, '  '),
    );
  });
  return blocks(...entries, 'When you start a Scan, the operator appends its `parameters` to the command.');
}

/** `::scanner-parameters{id}`: the parameters that matter, and how to name the target. */
export function scannerParameters(call: Call): string {
  const {parameters, target} = scannerOf(call);
  return blocks(
    `Target: ${sentence(target)}`,
    table(parameters, {
      Parameter: ({flag}) => code(flag),
      ...(parameters.some((parameter) => parameter.default !== undefined) && {
        Default: ({default: initial}) => (initial === undefined ? '' : yamlOrWords(initial)),
      }),
      Meaning: ({meaning}) => sentence(meaning),
    }),
  );
}

/** `::scanner-values{id}`: the chart's own values and the shared ones that it ignores. */
export const scannerValues = (call: Call): string => ownValues(scannerOf(call).chart, 'scanner');

/** `::scanner-related{id}`: links to related pages. */
export const scannerRelated = (call: Call): string => relatedPages(call, scannerOf(call), 'scanners');
