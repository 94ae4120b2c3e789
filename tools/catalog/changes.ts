import type {ReleaseChanges} from '../../src/catalog/changes';
import type {Change} from './compare';

const code = (text: string): string => `\`${text}\``;

/** One fact, as a phrase: "value `x` of nmap". */
function phrase({of: [kind, name], path: steps}: Change): string | undefined {
  const [first = '', second = ''] = steps;
  if (kind === 'charts' && steps.length === 0) return `chart ${code(name)}`;
  if (kind === 'charts' && first === 'values' && steps.length === 2)
    return `value ${code(second)} of the ${name} chart`;
  const object = /^(ScanType|CascadingRule) (.+)$/.exec(steps.at(-1) ?? '');
  if (kind === 'charts' && object) return `${object[1] === 'ScanType' ? 'scan type' : 'rule'} ${code(object[2]!)}`;
  if (kind === 'crds' && steps.length === 0) return `kind ${code(name)}`;
  const field = steps.filter((step) => !/^(?:schema|properties|items)$/.test(step)).join('.');
  if (kind === 'crds' && first === 'schema' && !/\.(?:type|default|enum|format|required)$/.test(field))
    return `${code(field)} of ${name}`;
  if (kind === 'findings' && first === 'categories') return `findings of the category ${code(second)} of ${name}`;
  if (kind === 'names' && first === 'metrics') return `metric ${code(second)}`;
  if (name === 'scbctl' && first !== '')
    return `${code([`scbctl ${first}`, ...(steps[1] === 'flags' && steps[2] ? [steps[2]] : [])].join(' '))}`;
  return undefined;
}

/** The rows of a release that follow from its facts alone. */
export function releaseChanges(changes: readonly Change[], from: string): ReleaseChanges {
  const phrases = (keep: (change: Change) => boolean): readonly string[] =>
    [...new Set(changes.filter(keep).flatMap((change) => phrase(change) ?? []))].toSorted();
  const versions = changes.flatMap(({of: [kind, name], path: steps, after}) =>
    kind === 'charts' && steps[0] === 'appVersion' && typeof after === 'string' ? [[name, after] as const] : [],
  );
  return {
    from,
    breaks: phrases(({before, after}) => before !== undefined && after === undefined),
    adds: phrases(({before}) => before === undefined),
    versions: Object.fromEntries(versions),
  };
}
