import {attribute, type Call} from './directive';
import {installCommand} from './install';
import {demoTargetOf, named, scannerLink} from './lookup';
import {suggest} from '../../text/nearest';
import {anchorMark, blocks, code, fence, sentence, table} from './text';
import {subchartsTable, valuesTable} from './values';

/** `::chart-values{id}`: every value of a chart that is neither a scanner nor a hook. */
export function chartValues(call: Call): string {
  const chart = named(call, attribute(call, 'id'), call.catalog.charts, ({name}) => name, 'there is no chart');
  return blocks(valuesTable(chart.values), subchartsTable(chart));
}

/** `::common-values{of}`: the values that all scanner or hook charts share. */
export function commonValues(call: Call): string {
  const all = Object.entries(call.catalog.commonValues);
  const of = attribute(call, 'of');
  const [, values] =
    all.find(([kind]) => kind === of) ??
    call.fail(
      `no charts of the kind "${of}" share values`,
      suggest(
        of,
        all.map(([kind]) => kind),
      ),
    );
  // A heading of the page might have the anchor already, and ids are unique.
  const mark = call.page.ids.has('common-values') ? '' : ` ${anchorMark(['common-values'])}`;
  return blocks(
    `Every chart of this kind has these values, except where its page lists another default.${mark}`,
    valuesTable(values),
  );
}

/** `::demo-target{id}`: how to install a demo target, and its address. */
export function demoTarget(call: Call): string {
  const {chart, address, kind, vulnerableTo, login, title} = demoTargetOf(call);
  return blocks(
    fence(
      'bash',
      `${installCommand(call, chart)}\nkubectl wait --namespace ${chart.namespace} --for=condition=Available deployment --all --timeout=5m`,
    ),
    'Wait until the second command ends, because a scan that starts earlier fails or finds nothing.',
    `Inside the cluster, the address of ${title} is ${code(address)}.` +
      (login ? ` Log in as ${code(login.user)} with the password ${code(login.password)}.` : ''),
    `${sentence(kind)} Vulnerable to: ${sentence(vulnerableTo)} Because attackers could use these weaknesses, never make it reachable from outside the cluster.`,
  );
}

/** `::demo-targets`: all demo targets, what each is and where it is scanned. */
export const demoTargets = (call: Call): string =>
  table(call.catalog.demoTargets, {
    Chart: ({chart}) => code(chart.name),
    Address: ({address}) => code(address),
    Examples: ({usedBy}) => usedBy.map((id) => scannerLink(call, id)).join(', '),
    Meaning: ({title, kind, vulnerableTo}) => `${title}. ${sentence(kind)} Vulnerable to: ${sentence(vulnerableTo)}`,
  });
