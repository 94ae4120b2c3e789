import type {Scanner} from '../types';
import type {Flaw} from './problem';

/** The switch stands where a reader looks for it: among the values when there are rules, else among the ignored keys. */
function switchFlaws({chart, cascadingRules}: Scanner): readonly Flaw[] {
  const [side, entries] =
    cascadingRules.length > 0 ? (['values', chart.values] as const) : (['ignores', chart.ignores ?? []] as const);
  if (entries.some(({key}) => key === 'cascadingRules.enabled')) return [];
  return [
    {
      path: `chart.${side}`,
      problem: `"cascadingRules.enabled" is missing, and the chart ships ${cascadingRules.length} rules.`,
      mend: 'List it in chart.values of a chart with rules, and in chart.ignores of a chart without.',
    },
  ];
}

/** Images follow from the shared values, unless the chart lists a default of its own. */
function imageFlaws({chart, images, id, toolVersion}: Scanner): readonly Flaw[] {
  const own = (key: string) => chart.values.find((value) => value.key === key);
  return (['scanner', 'parser'] as const).flatMap((role): readonly Flaw[] => {
    const index = images.findIndex((image) => image.role === role);
    const image = images[index];
    if (image === undefined)
      return [{path: 'images', problem: `The image of the ${role} is missing.`, mend: 'Add it.'}];
    const followsTool = role === 'scanner' && own('scanner.image.tag') === undefined;
    const wanted = {
      repository: own(`${role}.image.repository`)?.default ?? `docker.io/securecodebox/${role}-${id}`,
      tag: followsTool ? toolVersion : 'chart version',
    };
    return (['repository', 'tag'] as const)
      .filter((part) => image[part] !== wanted[part])
      .map((part) => ({
        path: `images[${index}].${part}`,
        problem: `"${image[part]}" is not what the chart takes by default.`,
        mend: `Write "${wanted[part]}", or list ${role}.image.${part} in chart.values.`,
      }));
  });
}

/** What a scanner says about its chart must agree with itself. */
export function scannerChartFlaws(scanner: Scanner): readonly Flaw[] {
  const flaws = [...switchFlaws(scanner), ...imageFlaws(scanner)];
  if (scanner.chart.name !== scanner.id)
    flaws.push({path: 'chart.name', problem: 'The chart is not called like the scanner.', mend: 'Make the two equal.'});
  if (!scanner.scanTypes.some(({installedByDefault}) => installedByDefault))
    flaws.push({
      path: 'scanTypes',
      problem: 'No scan type is installed by default.',
      mend: 'Set installedByDefault where the chart renders it without values.',
    });
  return flaws;
}
