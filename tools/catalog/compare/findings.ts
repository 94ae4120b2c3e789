import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {Product} from '../checkout';
import {type Difference, shows} from '../difference';
import {literal} from '../../../src/lib/literal';

/** A pattern for a text of the catalog, in which each `<placeholder>` matches anything. */
const pattern = (text: string): RegExp => new RegExp(`^${literal(text).replaceAll(/<[^<>]+>/g, '[\\s\\S]*')}$`);

const some = (values: Iterable<string>): string => {
  const list = [...new Set(values)];
  return list.length > 3 ? `${list.slice(0, 3).join(', ')} and ${list.length - 3} more` : list.join(', ');
};

/** Reports findings in parser snapshots that the catalog does not describe. Snapshots do not cover all findings of a parser. */
export function compareFindings(catalog: Catalog, {snapshots}: Product): readonly Difference[] {
  return snapshots.flatMap(({chart, file, findings}) => {
    const scanner = catalog.scanners.find((one) => one.chart.name === chart);
    if (!scanner) return [];
    const about = `scanner ${scanner.id}`;
    const shown = shows(scanner.id, ['scanner-findings']);
    const categories = scanner.findings.map(({category}) => pattern(category));
    const unknown = findings.filter(({category}) => !categories.some((one) => one.test(category)));
    const attributes = new Set(scanner.attributes.flatMap(({key}) => key.split(/[.[\s]/)[0] ?? key));
    const open = scanner.attributes.some(({key}) => /^<.*>$/.test(key));
    const fresh = open ? [] : findings.flatMap((one) => one.attributes.filter((key) => !attributes.has(key)));
    const severities = findings.flatMap(({category, severity}) => {
      const said = scanner.findings.filter((one) => pattern(one.category).test(category)).map((one) => one.severity);
      // A severity described in words can be any severity.
      const decided = said.length > 0 && said.every((one) => /^(INFORMATIONAL|LOW|MEDIUM|HIGH)$/.test(one));
      return decided && !said.includes(severity) ? [`${severity} on ${category}`] : [];
    });
    const one = (what: string, values: readonly string[], todo: string): readonly Difference[] =>
      values.length === 0 ? [] : [{about, what, product: some(values), source: file, todo, shown}];
    return [
      ...one(
        'categories that findings do not list',
        unknown.map(({category}) => category),
        'describe them in `findings`',
      ),
      ...one('attributes that are not listed', fresh, 'describe them in `attributes`'),
      ...one('severities that findings do not list', severities, 'correct `severity` in `findings`'),
    ];
  });
}
