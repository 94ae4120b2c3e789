import {typeOf, valuesOf} from '../../../src/catalog/charts';
import type {Chart, HelmValue} from '../../../src/catalog/types';
import {nearest, suggest} from '../../../src/text/nearest';
import {isMap} from '../../../src/text/map';
import {pathOf} from '../../../src/text/at';

/** Something wrong with a key of a values file or of `--set`, before its line is known. */
interface KeyFlaw {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly fix: string;
}

type Path = readonly (string | number)[];

const keyFlaw = (path: Path, problem: string, fix: string): KeyFlaw[] => [{path, problem, fix}];

/** `scanner.image.tag`, `drop[0]` and `minio.*` as steps; indexes become 0, `*` stays. */
function steps(key: string): (string | number)[] {
  return key.split('.').flatMap((name) => {
    const [plain = '', ...indexes] = name.split('[');
    return [plain, ...indexes.map(() => 0)];
  });
}

function startsWith(path: Path, prefix: Path): boolean {
  return (
    prefix.length <= path.length &&
    prefix.every(
      (step, index) => typeof step === typeof path[index] && (typeof step === 'number' || step === path[index]),
    )
  );
}

interface Known {
  readonly value: HelmValue;
  readonly path: Path;
  /** True for `minio.*`: the path matches everything below it. */
  readonly open: boolean;
}

function known(value: HelmValue): Known {
  const open = value.key.endsWith('.*');
  return {value, path: steps(open ? value.key.slice(0, -2) : value.key), open};
}

/** Objects that a chart passes to a pod unchanged: Kubernetes supports more fields than the chart lists. */
const POD_OBJECTS = new Set(['securityContext', 'podSecurityContext', 'resources', 'affinity', 'nodeSelector']);

/** The values of one chart: which keys exist, what they take, which have no effect. */
export class ChartValues {
  private readonly values: readonly Known[];

  constructor(private readonly chart: Chart) {
    this.values = valuesOf(chart).map(known);
  }

  /** Checks a whole values file. */
  check(values: unknown): KeyFlaw[] {
    if (values === null || values === undefined) return [];
    if (!isMap(values)) return keyFlaw([], 'a values file is a map', 'write key: value');
    return Object.entries(values).flatMap(([key, value]) => this.checkValue([key], value));
  }

  /** Checks one key, for example of `--set`; `value` is undefined when it is not known. */
  checkValue(path: Path, value: unknown): KeyFlaw[] {
    if (path[0] === 'global') return [];
    const ignored = this.ignored(path);
    if (ignored)
      return keyFlaw(
        path,
        `\`${pathOf(path)}\` has no effect in the chart ${this.chart.name}`,
        `leave it out: ${ignored}`,
      );
    const exact = this.values.find((one) => one.path.length === path.length && startsWith(path, one.path));
    const below = this.values.filter((one) => one.path.length > path.length && startsWith(one.path, path));
    if (exact && !exact.open) {
      const wrong = wrongType(typeOf(exact.value), value);
      if (wrong) return keyFlaw(path, `\`${pathOf(path)}\` takes ${wrong.wanted}`, wrong.fix);
    }
    const open = exact !== undefined || path.some((step) => POD_OBJECTS.has(String(step)));
    if (exact || below.length > 0) return this.checkBelow(path, value, below, open);
    const parent = this.values.find((one) => startsWith(path, one.path));
    if (parent) return [];
    return open && this.knownDepth(path) > 0 && !this.misspelled(path) ? [] : [this.unknown(path)];
  }

  private checkBelow(path: Path, value: unknown, below: readonly Known[], alone: boolean): KeyFlaw[] {
    if (isMap(value) && below.length > 0)
      return Object.entries(value).flatMap(([key, child]) => this.checkChild([...path, key], child, below, alone));
    const isList = below.some((one) => typeof one.path[path.length] === 'number');
    if (alone || isList || value === undefined || value === null || isMap(value)) return [];
    const keys = below.slice(0, 8).map((one) => one.value.key);
    return keyFlaw(
      path,
      `\`${pathOf(path)}\` of the chart ${this.chart.name} is a group of values`,
      `set one of ${keys.join(', ')}`,
    );
  }

  /** In a map with free keys, only a misspelled known key is reported. */
  private checkChild(path: Path, value: unknown, siblings: readonly Known[], open: boolean): KeyFlaw[] {
    const flaws = this.checkValue(path, value);
    if (!open || flaws.length > 0 || siblings.some((one) => startsWith(one.path, path))) return flaws;
    return this.misspelled(path) ? [this.unknown(path)] : [];
  }

  /** True when the first step of a path that does not exist is close to one that does. */
  private misspelled(path: Path): boolean {
    const depth = this.knownDepth(path);
    const names = this.values
      .filter((one) => one.path.length > depth && startsWith(one.path, path.slice(0, depth)))
      .map((one) => String(one.path[depth]));
    return nearest(String(path[depth] ?? ''), names) !== undefined;
  }

  private ignored(path: Path): string | undefined {
    if (this.chart.values.some((value) => startsWith(path, known(value).path))) return undefined;
    return this.chart.ignores?.find(({key}) => startsWith(path, steps(key.replace(/\.\*$/, ''))))?.reason;
  }

  private unknown(path: Path): KeyFlaw {
    const depth = this.knownDepth(path);
    const candidates = [...new Set(this.values.map((one) => pathOf(one.path.slice(0, depth + 1))))].filter(
      (key) => key !== pathOf(path.slice(0, depth)),
    );
    const wrong = pathOf(path.slice(0, depth + 1));
    return {
      path,
      problem: `the chart ${this.chart.name} has no value \`${pathOf(path)}\``,
      fix: suggest(wrong, candidates, `a value of the chart: ${candidates.slice(0, 10).join(', ')} …`),
    };
  }

  /** How many steps of the path exist. */
  private knownDepth(path: Path): number {
    let depth = 0;
    while (depth < path.length && this.values.some((one) => startsWith(one.path, path.slice(0, depth + 1)))) depth++;
    return depth;
  }
}

function wrongType(type: string, value: unknown): {wanted: string; fix: string} | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'bool' && typeof value !== 'boolean')
    return {wanted: 'a boolean', fix: 'write true or false without quotes'};
  if (type === 'int' && !Number.isInteger(value))
    return {wanted: 'a whole number', fix: 'write a number without quotes'};
  if (type === 'list' && !Array.isArray(value)) return {wanted: 'a list', fix: 'write each item behind a -'};
  if (type === 'map' && !isMap(value)) return {wanted: 'a map', fix: 'write keys and values'};
  if (type === 'string' && typeof value === 'object') return {wanted: 'text', fix: 'write one value'};
  return undefined;
}
