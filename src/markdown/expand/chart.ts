import {attribute, type Call, type Directive} from './directive';
import {installCommand} from './install';
import {demoTargetOf} from './lookup';
import {suggest} from '../../text/nearest';
import {anchorMark, blocks, code, fence, sentence, table} from './text';
import {scannerLink} from './lookup';
import {subchartsTable, valuesTable} from './values';

function expandChartValues(call: Call): string {
  const id = attribute(call, 'id');
  const {charts} = call.catalog;
  const names = charts.map(({name}) => name);
  const chart = charts.find(({name}) => name === id) ?? call.fail(`there is no chart "${id}"`, suggest(id, names));
  return blocks(valuesTable(call, chart.values), subchartsTable(call, chart));
}

function expandCommonValues(call: Call): string {
  const of = attribute(call, 'of');
  const {commonValues} = call.catalog;
  const values = Object.hasOwn(commonValues, of) ? commonValues[of] : undefined;
  if (!values) {
    return call.fail(`no charts of the kind "${of}" share values`, suggest(of, Object.keys(commonValues)));
  }
  const lead = `Every chart of this kind has these values, unless its page says otherwise.`;
  // A heading of the page may have the anchor already, and an id stands once on a page.
  const mark = call.page.ids.has('common-values') ? '' : ` ${anchorMark(['common-values'])}`;
  return blocks(`${lead}${mark}`, valuesTable(call, values));
}

function expandDemoTarget(call: Call): string {
  const {chart, address, kind, vulnerableTo, login, title} = demoTargetOf(call);
  return blocks(
    fence(
      'bash',
      `${installCommand(call, chart)}\nkubectl wait --namespace ${chart.namespace} --for=condition=Available deployment --all --timeout=5m`,
    ),
    'The second command ends when the target is ready; a scan that starts earlier fails or finds nothing.',
    `Inside the cluster, ${title} answers at ${code(address)}.` +
      (login ? ` Log in as ${code(login.user)} with the password ${code(login.password)}.` : ''),
    `${sentence(kind)} Vulnerable to: ${sentence(vulnerableTo)} Never make it reachable from outside the cluster.`,
  );
}

function expandDemoTargets(call: Call): string {
  return table(
    ['Chart', 'What it is', 'Address', 'Vulnerable to', 'Examples'],
    call.catalog.demoTargets.map(({chart, title, kind, address, vulnerableTo, usedBy}) => [
      code(chart.name),
      `${title}. ${sentence(kind)}`,
      code(address),
      sentence(vulnerableTo),
      usedBy.map((id) => scannerLink(call, id)).join(', '),
    ]),
  );
}

/** `::chart-values{id}`: every value of a chart that is neither a scanner nor a hook. */
export const chartValues: Directive = {
  required: ['id'],
  optional: [],
  expand: expandChartValues,
};

/** `::common-values{of}`: the values that all scanner or hook charts share. */
export const commonValues: Directive = {
  required: ['of'],
  optional: [],
  expand: expandCommonValues,
};

/** `::demo-target{id}`: how to install a demo target, and its address. */
export const demoTarget: Directive = {
  required: ['id'],
  optional: [],
  expand: expandDemoTarget,
};

/** `::demo-targets`: all demo targets in a table. */
export const demoTargets: Directive = {
  required: [],
  optional: [],
  expand: expandDemoTargets,
};
