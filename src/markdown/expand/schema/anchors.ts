import {read} from '../../../catalog/read';
import type {Page} from '../directive';

/** The ids of the headings that fields had on the site of earlier releases, by kind and by the id of the field. */
export const formerHeadings = read<Readonly<Record<string, Readonly<Record<string, string>>>>>('crds/former-headings');

/**
 * The id of a field: its path in small letters without `[]`, for example `spec.env.name`. Fields of findings
 * begin with `finding.`, and the ids of a second kind on the same page with the name of that kind.
 */
export function fieldId(kind: string, path: string, page: Page): string {
  const bare = path.replace(/\[\]/g, '').replace(/<key>/g, 'key').toLowerCase();
  const prefix = kind === 'Finding' || page.mainKind !== kind ? `${kind.toLowerCase()}.` : '';
  return prefix + bare;
}

/** All ids of a field, its own first. The page's own headings keep an id that both would have. */
export function fieldIds(kind: string, path: string, page: Page): string[] {
  const own = fieldId(kind, path, page);
  const former = page.mainKind === kind ? formerHeadings[kind]?.[own] : undefined;
  return former === undefined || page.ids.has(former) ? [own] : [own, former];
}
