import type {Scanner, ScanTypeEntry} from '../../catalog/types';
import type {Call, Directive} from './directive';
import {card, columns, effectiveTag, imageRows, installBlocks, shellWord, yamlOrWords} from './install';
import {scannerCategories, targetKinds} from '../../catalog-schema/vocabulary';
import {relatedPages, scannerLink, scannerOf} from './lookup';
import {anchorMark, blocks, code, fence, list, sentence, table} from './text';
import {ownValues} from './values';

function deprecationNotice(call: Call, {title, deprecation}: Scanner): string {
  if (!deprecation) {
    return '';
  }
  const {reason, successor, removal} = deprecation;
  const next = successor === null ? 'Nothing takes its place.' : `Use ${scannerLink(call, successor)} instead.`;
  return blocks(
    ':::warning[Deprecated]',
    `${title} is deprecated. ${sentence(reason)} ${next} Planned removal: ${sentence(removal)}.`,
    ':::',
  );
}

function scanTypeNames(scanTypes: readonly ScanTypeEntry[]): string {
  return list(
    scanTypes.map(({name, installedByDefault}) => code(name) + (installedByDefault ? '' : ' (not by default)')),
  );
}

function expandCard(call: Call): string {
  const scanner = scannerOf(call);
  const {tool, toolVersion, targets, platforms, privileges, state, deprecation} = scanner;
  const manual = tool.docs === undefined ? '' : `, [manual](${tool.docs})`;
  const license = tool.license === undefined ? '' : `, license: ${sentence(tool.license)}`;
  const removal = deprecation ? `Deprecated, planned removal: ${sentence(deprecation.removal)}` : 'Deprecated';
  return blocks(
    deprecationNotice(call, scanner),
    card([
      ['Category', scannerCategories[scanner.category]],
      ['Examines', targets.map((target) => targetKinds[target].what).join(', ')],
      ['Tool', `[${tool.name}](${tool.homepage}) ${code(toolVersion)}${manual}${license}`],
      [scanner.scanTypes.length === 1 ? 'Scan type' : 'Scan types', scanTypeNames(scanner.scanTypes)],
      ...imageRows(call, scanner.images),
      ['Platforms', list(platforms.map(code))],
      ['Privileges', privileges === 'none' ? 'None beyond the standard' : sentence(privileges)],
      ['State', state === 'deprecated' ? removal : 'Released'],
    ]),
  );
}

function expandInstall(call: Call): string {
  const {chart, scanTypes, images} = scannerOf(call);
  const installed = scanTypes.filter((scanType) => scanType.installedByDefault);
  const image = images.find(({role}) => role === 'scanner');
  const shown = image ? `${image.repository}:${effectiveTag(call, image)}` : '';
  const place = chart.namespace === undefined ? '' : ` --namespace ${chart.namespace}`;
  return blocks(
    installBlocks(call, chart),
    'A Scan finds only scan types of its own namespace, so install the chart where you run your scans. To check that it is there:',
    fence(
      'console',
      `$ kubectl get scantypes${place}\n${columns([['NAME', 'IMAGE'], ...installed.map(({name}) => [name, shown])])}`,
    ),
  );
}

function expandScanTypes(call: Call): string {
  const entries = scannerOf(call).scanTypes.map((scanType) => {
    const words = [
      sentence(scanType.purpose),
      scanType.installedByDefault ? '' : 'Not installed by default.',
      sentence(scanType.note ?? ''),
      `The result is ${code(scanType.resultType)} in ${code(scanType.resultLocation)}, the command:`,
    ];
    const command = fence('bash', scanType.command.map(shellWord).join(' '));
    return blocks(
      `- ${code(scanType.name)}: ${words.filter((part) => part !== '').join(' ')} ${anchorMark([`scantype-${scanType.name}`])}`,
      command.replace(/^/gm, '  '),
    );
  });
  return blocks(...entries, 'The `parameters` of your Scan are appended to the command.');
}

function expandParameters(call: Call): string {
  const {parameters, target} = scannerOf(call);
  const defaults = parameters.some((parameter) => parameter.default !== undefined);
  return blocks(
    `Target: ${sentence(target)}`,
    parameters.length === 0
      ? ''
      : table(
          ['Parameter', ...(defaults ? ['Default'] : []), 'Meaning'],
          parameters.map(({flag, meaning, default: initial}) => [
            code(flag),
            ...(defaults ? [initial === undefined ? '' : yamlOrWords(initial)] : []),
            sentence(meaning),
          ]),
        ),
  );
}

/** `::scanner-card{id}`: what it is, in a card, with a notice when it is deprecated. */
export const scannerCard: Directive = {
  required: ['id'],
  optional: [],
  expand: expandCard,
};

/** `::scanner-install{id}`: the command, how to pin the version, how to check. */
export const scannerInstall: Directive = {
  required: ['id'],
  optional: [],
  expand: expandInstall,
};

/** `::scanner-scan-types{id}`: the scan types with command and result. */
export const scannerScanTypes: Directive = {
  required: ['id'],
  optional: [],
  expand: expandScanTypes,
};

/** `::scanner-parameters{id}`: the parameters that matter, and how to name the target. */
export const scannerParameters: Directive = {
  required: ['id'],
  optional: [],
  expand: expandParameters,
};

/** `::scanner-values{id}`: the chart's own values and the shared ones that it ignores. */
export const scannerValues: Directive = {
  required: ['id'],
  optional: [],
  expand: (call) => ownValues(call, scannerOf(call).chart, 'scanner'),
};

/** `::scanner-related{id}`: links to related pages. */
export const scannerRelated: Directive = {
  required: ['id'],
  optional: [],
  expand: (call) => {
    const {id, related} = scannerOf(call);
    return relatedPages(call, related, `src/catalog/scanners/${id}.ts`);
  },
};
