import groupBy from 'lodash/groupBy';
import omit from 'lodash/omit';
import type {Scanner} from '../../catalog/types';
import {suggest} from '../../lib/nearest';
import {about, attribute, type Directives, taking} from './directive';
import {installCommand} from './install';
import {demoTargetOf, named, scannerLink} from './lookup';
import {anchorMark, blocks, code, fence, sentence, table} from './text';
import {subchartsTable, valuesTable} from './values';

/** Whether a chart differs from the others in a shared value with this default. */
type Differs = (chart: Scanner['chart'], key: string, usual: string) => boolean;

const differences: Readonly<Record<string, Differs>> = {
  'No effect in all or some scan types': ({ignores = []}, key) => ignores.some((one) => one.key === key),
  'Another default': ({values}, key, usual) => values.some((one) => one.key === key && one.default !== usual),
};

/** Directives whose attribute `of` is a family of charts. */
const familyDirectives = taking(['of'], {
  /** The values that all scanner or hook charts share. */
  'common-values'(call) {
    const all = call.catalog.commonValues;
    const of = attribute(call, 'of');
    const values = all[of] ?? call.fail(`no charts of the kind "${of}" share values`, suggest(of, Object.keys(all)));
    // Omitted if a heading on the page has this id, because ids are unique.
    const mark = call.page.ids.has('common-values') ? '' : ` ${anchorMark(['common-values'])}`;
    return blocks(
      `Every chart of this kind has these values, unless its page lists another default.${mark}`,
      valuesTable(values),
    );
  },

  /** Every container image of a chart family, and the values that change its registry or repository. */
  images(call) {
    const family = attribute(call, 'of');
    const families = [...new Set(call.catalog.shippedImages.map((one) => one.family))];
    const shown = call.catalog.shippedImages.filter((one) => one.family === family);
    if (shown.length === 0) return call.fail(`there are no images of "${family}"`, suggest(family, families));
    return table(shown, {
      Image: ({image}) => code(image),
      Charts: ({charts}) => charts.join(', '),
      'Changed by': ({movedBy, note}) =>
        [movedBy.length === 0 ? 'nothing' : movedBy.map(code).join(', '), ...(note === undefined ? [] : [note])]
          .map(sentence)
          .join('. '),
    });
  },
});

/** Directives for charts, their values and their images. */
export const chartDirectives: Directives = {
  ...familyDirectives,
  ...about((call) => named(call, attribute(call, 'id'), call.catalog.charts, ({name}) => name, 'there is no chart'), {
    /** All values of a chart that is neither a scanner nor a hook. */
    'chart-values': (chart) => blocks(valuesTable(chart.values), subchartsTable(chart)),
  }),
  ...about(demoTargetOf, {
    /** The install command and the address of a demo target. */
    'demo-target': ({chart, address, kind, vulnerableTo, login, title}, call) =>
      blocks(
        fence(
          'bash',
          `${installCommand(call, chart)}\nkubectl wait --namespace ${chart.namespace} --for=condition=Available deployment --all --timeout=5m`,
        ),
        'Wait until the second command ends. A scan that starts earlier fails or finds nothing.',
        `Inside the cluster, the address of ${title} is ${code(address)}.` +
          (login ? ` Log in as ${code(login.user)} with the password ${code(login.password)}.` : ''),
        `${sentence(kind)} Vulnerable to: ${sentence(vulnerableTo)} Never make it reachable from outside the cluster.`,
      ),
  }),
  ...taking([], {
    /** All demo targets with their addresses and the scanners whose examples use them. */
    'demo-targets': (call) =>
      table(call.catalog.demoTargets, {
        Chart: ({chart}) => code(chart.name),
        Address: ({address}) => code(address),
        Examples: ({usedBy}) => usedBy.map((id) => scannerLink(call, id)).join(', '),
        Meaning: ({title, kind, vulnerableTo}) =>
          `${title}. ${sentence(kind)} Vulnerable to: ${sentence(vulnerableTo)}`,
      }),

    /** Shared values of scanner charts that some charts ignore or set to another default. */
    'differing-values'({catalog: {scanners, commonValues}}) {
      const tables = Object.entries(differences).map(([what, differs]) => {
        const rows = (commonValues['scanner'] ?? []).map(({key, default: usual}) => {
          const differing = scanners.filter(({chart}) => differs(chart, key, usual));
          return {key, charts: differing.map(({id}) => id).join(', ')};
        });
        // Keys with the same charts share a row.
        const byCharts = groupBy(rows, 'charts');
        return table(Object.entries(omit(byCharts, '')), {
          Value: ([, same]) => same.map(({key}) => code(key)).join(', '),
          [what]: ([charts]) => charts,
        });
      });
      return blocks("Each scanner's page gives the reason and its own default.", ...tables);
    },
  }),
};
