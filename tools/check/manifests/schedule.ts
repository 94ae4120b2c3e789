import {CronExpressionParser} from 'cron-parser';
import {at} from '../../../src/text/at';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {YamlDocument} from './yaml-text';

/** Where a kind, or a part of one, has a cron expression. */
const SCHEDULES: Readonly<Record<string, readonly string[]>> = {
  ScheduledScan: ['spec', 'schedule'],
  'ScheduledScan.spec': ['schedule'],
  CronJob: ['spec', 'schedule'],
};

/** Checks the schedule of a manifest with cron-parser. `@every` is an extension of the library that the operator uses. */
export function scheduleFlaws(what: string, document: YamlDocument): Flaw[] {
  const path = SCHEDULES[what];
  const schedule = path === undefined ? undefined : at(document.value, path);
  if (path === undefined || typeof schedule !== 'string' || schedule.startsWith('@every ')) return [];
  const expression = schedule.trim().replace(/^(?:CRON_)?TZ=\S+\s+/, '');
  const fix = 'write five fields: minute, hour, day of the month, month, day of the week; or a word such as @daily';
  // The schemas count the fields.
  if (!expression.startsWith('@') && expression.split(/\s+/).length !== 5) return [];
  try {
    CronExpressionParser.parse(expression);
    return [];
  } catch (error) {
    return flawAt(document.lineOf(path), `the schedule \`${schedule}\`: ${(error as Error).message}`, fix);
  }
}
