import type {HitGroup} from '../../search/query/answer';
import type {QueryAnswer} from '../../search/worker/protocol';

/**
 * An answer that takes the place of an earlier one to the same query without moving what is shown: pages that are new come
 * after it.
 *
 * @param limit hits at most
 */
export function steady(shown: QueryAnswer, next: QueryAnswer, limit: number): QueryAnswer {
  if (shown.groups.length === 0 || next.groups.length === 0) return next;
  const known = new Set(shown.groups.map(({route}) => route));
  let left = limit - shown.groups.reduce((sum, {hits}) => sum + hits.length, 0);
  const added: HitGroup[] = [];
  for (const group of next.groups) {
    if (known.has(group.route) || left <= 0) continue;
    const hits = group.hits.slice(0, left);
    left -= hits.length;
    added.push({...group, hits});
  }
  return {...next, groups: [...shown.groups, ...added], corrections: shown.corrections};
}
