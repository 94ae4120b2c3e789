import {scanners} from '../../../src/catalog';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import type {Installed} from './charts';
import {type GuideFiles, kindOf} from './files';

type Labels = Readonly<Record<string, string>>;

/** Labels of the rules in the charts that a guide installs, with the chart if the guide does not enable its rules. */
function chartRules({commands}: GuideFiles, installed: readonly Installed[]) {
  const names = new Set(installed.map(({name}) => name));
  return scanners
    .filter(({chart}) => names.has(chart.name))
    .flatMap(({chart: {name}, cascadingRules}) => {
      const inValues = installed.some(
        (one) => one.name === name && one.values?.at('cascadingRules', 'enabled') === true,
      );
      const inCommand = commands.some(
        ({words}) =>
          words.some(({text}) => text.endsWith(`/${name}`) || text.includes('/$')) &&
          words.some(({text}) => text.includes('cascadingRules.enabled=true')),
      );
      return cascadingRules.map(({invasive, intensive, type}) => ({
        labels: {
          'securecodebox.io/invasive': invasive,
          'securecodebox.io/intensive': intensive,
          ...(type !== undefined && {'securecodebox.io/type': type}),
        } as Labels,
        disabledIn: inValues || inCommand ? undefined : name,
      }));
    });
}

/** Fields with a selector of rules. */
const SELECTORS: Readonly<Record<string, readonly string[]>> = {
  Scan: ['spec', 'cascades', 'matchLabels'],
  ScheduledScan: ['spec', 'scanSpec', 'cascades', 'matchLabels'],
};

/** Reports selectors that select none of the rules in the guide: they exist alone, or their chart does not install them. */
export function checkRules(files: GuideFiles, installed: readonly Installed[]): Diagnostic[] {
  const own = files.manifests
    .filter((one) => kindOf(one) === 'CascadingRule')
    .map((one) => ({labels: one.map('metadata', 'labels') as Labels, disabledIn: undefined}));
  const rules = [...own, ...chartRules(files, installed)];
  return files.manifests.flatMap((manifest) => {
    const path = SELECTORS[kindOf(manifest)];
    const wanted = path && manifest.at(...path);
    if (!isMap(wanted)) return [];
    const selected = rules.filter(({labels}) => Object.entries(wanted).every(([key, value]) => labels[key] === value));
    if (selected.some(({disabledIn}) => disabledIn === undefined)) return [];
    const shown = Object.entries(wanted).map(([key, value]) => `${key}: ${String(value)}`);
    const charts = [...new Set(selected.flatMap(({disabledIn}) => disabledIn ?? []))];
    const fix =
      charts.length > 0
        ? `set cascadingRules.enabled in ${charts.join(' or ')}`
        : 'use the labels of a rule on the page, or install a chart with such a rule';
    return manifest.report(path!, `no cascading rule of this guide has the labels \`${shown.join(', ')}\``, fix);
  });
}
