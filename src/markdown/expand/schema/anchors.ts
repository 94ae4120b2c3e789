import {read} from '../../../catalog/read';
import {formerHeadings as schema} from '../../../catalog/schema/json-schema';
import type {Page} from '../directive';

/** Heading ids that fields had in earlier releases of the site, by kind and field id. */
export const formerHeadings = read('crds/former-headings', schema);

/**
 * The id of a field: its lowercase path without `[]`, for example `spec.env.name`. The ids of finding fields start with
 * `finding.`.
 */
export const fieldId = (kind: string, path: string): string =>
  (kind === 'Finding' ? 'finding.' : '') + path.replace(/\[\]/g, '').replace(/<key>/g, 'key').toLowerCase();

/** All ids of a field, the current one first. A former id is omitted if a heading of the page has the same id. */
export function fieldIds(kind: string, path: string, page: Page): string[] {
  const own = fieldId(kind, path);
  const former = formerHeadings[kind]?.[own];
  return former === undefined || page.ids.has(former) ? [own] : [own, former];
}
