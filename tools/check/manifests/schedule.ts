import {type Flaw, flawAt} from '../../../src/text/flaw';
import {at} from '../../../src/text/at';
import type {YamlDocument} from './yaml-text';

/** Bounds of the five fields of a cron expression, with the names that two of them take. */
const FIELDS: readonly (readonly [least: number, most: number, names: string])[] = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, 'jan feb mar apr may jun jul aug sep oct nov dec'],
  [0, 6, 'sun mon tue wed thu fri sat'],
];

const MACRO = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|every \S+)$/;

function fits(part: string, [least, most, names]: (typeof FIELDS)[number]): boolean {
  const [range = '', step, ...rest] = part.split('/');
  if (rest.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) return false;
  if (range === '*' || range === '?') return true;
  const ends = range.split('-').map((end) => {
    const named = names.split(' ').indexOf(end.toLowerCase());
    return end !== '' && named !== -1 ? named + least : /^\d+$/.test(end) ? Number(end) : NaN;
  });
  return ends.length <= 2 && ends.every((end) => end >= least && end <= most) && ends[0]! <= ends.at(-1)!;
}

/** Why an expression is no schedule, or undefined when the operator can read it. */
function scheduleFlaw(expression: string): string | undefined {
  const text = expression.trim().replace(/^(?:CRON_)?TZ=\S+\s+/, '');
  if (text.startsWith('@')) return MACRO.test(text) ? undefined : `\`${text}\` is no name of a schedule`;
  const fields = text.split(/\s+/);
  // The schemas count the fields.
  if (fields.length !== FIELDS.length) return undefined;
  const wrong = fields.find((field, index) => !field.split(',').every((part) => fits(part, FIELDS[index]!)));
  return wrong === undefined ? undefined : `\`${wrong}\` does not fit its place in the schedule`;
}

/** Where a cron expression stands, by kind. */
const SCHEDULES: Readonly<Record<string, readonly string[]>> = {
  ScheduledScan: ['spec', 'schedule'],
  'ScheduledScan.spec': ['schedule'],
};

/** What is wrong with the schedule of a kind, or of a part of one. */
export function scheduleFlaws(what: string, document: YamlDocument): Flaw[] {
  const path = SCHEDULES[what];
  const expression = path === undefined ? undefined : at(document.value, path);
  const problem = typeof expression === 'string' ? scheduleFlaw(expression) : undefined;
  if (path === undefined || problem === undefined) return [];
  const mend = 'write five fields: minute, hour, day of the month, month, day of the week';
  return flawAt(document.lineOf(path), problem, mend);
}
