import {stringify} from 'yaml';
import {scanners} from '../../catalog/scanners';
import {shippedRules} from '../../markdown/try-blocks/shipped-rules';
import {isList, isMap, listAt, textAt, type Data, type DataMap} from '../../simulator/data';
import {judgeShipped} from '../../simulator/shipped';
import {started, targets, type StoredFinding} from './stored';

/** A finding with the id and name of its scanner. */
function findingOf(scanType: string, finding: StoredFinding | undefined) {
  const scanner = scanners.find(({scanTypes}) => scanTypes.some(({name}) => name === scanType));
  if (!scanner || !finding) throw new Error(`The home page has no finding of the scan type ${scanType}.`);
  return {...finding, scanner: scanner.id, by: scanner.title};
}

/** Rules of the scanners on the home page, as if only their charts were installed. */
function installedRules(): typeof shippedRules {
  const types = [...targets.map(({spec}) => spec.scanType), ...Object.keys(started)];
  const charts = scanners.filter(({scanTypes}) => scanTypes.some(({name}) => types.includes(name)));
  return shippedRules.filter(({chart}) => charts.some(({chart: {name}}) => name === chart));
}

/** A Scan that a cascading rule starts. */
function nextScan(scan: Data) {
  const scanType = textAt(scan, 'spec', 'scanType') ?? '';
  return {
    rule: textAt(scan, 'metadata', 'annotations', 'cascading.securecodebox.io/chain') ?? '',
    scanType,
    parameters: listAt(scan, 'spec', 'parameters').join(' '),
    finding: findingOf(scanType, started[scanType]),
  };
}

/**
 * The chains of the home page, each the way of a finding from its Scan to the Scans that it starts: the simulator decides which rules start
 * which Scans for the stored findings.
 */
export function chainsOf() {
  return targets.map(({id, title, spec, report, finding: {attributes, ...finding}}) => {
    const scan: DataMap = {kind: 'Scan', metadata: {name: `${spec.scanType}-${id}`}, spec: {...spec}};
    const {state, summary, result} = judgeShipped(installedRules(), {...finding, attributes}, scan);
    if (state === 'failed') throw new Error(`The hook fails for the home page's finding "${finding.name}": ${summary}`);
    const scans = result && isList(result.value) ? result.value.filter(isMap) : [];
    return {
      id,
      title,
      scan: stringify(spec, {indentSeq: false}).trim(),
      report,
      finding: findingOf(spec.scanType, finding),
      // The judgment of the cascading-scans hook.
      verdict: summary,
      next: scans.map(nextScan),
    };
  });
}

export type Chain = ReturnType<typeof chainsOf>[number];
