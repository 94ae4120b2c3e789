import type {Page} from '../directive';

/**
 * The id of a field: its path in small letters without `[]`, for example `spec.env.name`. Fields of findings
 * begin with `finding.`, and the ids of a second kind on the same page with the name of that kind.
 */
export function fieldId(kind: string, path: string, page: Page): string {
  const bare = path.replace(/\[\]/g, '').replace(/<key>/g, 'key').toLowerCase();
  const prefix = kind === 'Finding' || page.mainKind !== kind ? `${kind.toLowerCase()}.` : '';
  return prefix + bare;
}
