import {isList, isMap, mapAt, textAt, valueAt, type Data, type DataMap} from './data';

/** The annotation with the names of the rules that led to a Scan. */
export const CHAIN = 'cascading.securecodebox.io/chain';

/** The prefix of the annotations that scope limiters compare. Rules cannot set them. */
export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';

/** The names of the rules that led to a Scan, first to last. Empty for a Scan that no rule started. */
export function chainOf(scan: DataMap): readonly string[] {
  const chain = textAt(scan, 'metadata', 'annotations', CHAIN);
  return chain ? chain.split(',') : [];
}

/** The API's defaults for `spec.cascades`. */
const INHERITED_BY_DEFAULT = {
  inheritLabels: true,
  inheritAnnotations: true,
  inheritEnv: false,
  inheritVolumes: false,
  inheritInitContainers: false,
  inheritHookSelector: false,
  inheritAffinity: true,
  inheritTolerations: true,
} as const;

type Switch = keyof typeof INHERITED_BY_DEFAULT;

function inherits(parent: DataMap, name: Switch): boolean {
  const set = valueAt(parent, 'spec', 'cascades', name);
  return typeof set === 'boolean' ? set : INHERITED_BY_DEFAULT[name];
}

/** The parent's list followed by the rule's list. */
function lists(parent: Data | undefined, rule: Data | undefined): readonly Data[] | undefined {
  const joined = [...(isList(parent) ? parent : []), ...(isList(rule) ? rule : [])];
  return joined.length > 0 ? joined : undefined;
}

function selectors(parent: Data | undefined, rule: Data | undefined): DataMap | undefined {
  const matchLabels = {...mapAt(parent, 'matchLabels'), ...mapAt(rule, 'matchLabels')};
  const matchExpressions = lists(valueAt(parent, 'matchExpressions'), valueAt(rule, 'matchExpressions'));
  return matchExpressions || Object.keys(matchLabels).length > 0
    ? {...(Object.keys(matchLabels).length > 0 && {matchLabels}), ...(matchExpressions && {matchExpressions})}
    : undefined;
}

/** The labels of the new Scan: the parent's, if inherited, and the rule's, which take precedence. */
export function childLabels(parent: DataMap, rule: DataMap): DataMap {
  return {
    ...(inherits(parent, 'inheritLabels') ? mapAt(parent, 'metadata', 'labels') : {}),
    ...mapAt(rule, 'spec', 'scanLabels'),
  };
}

/** The annotations of the new Scan, except the hook's own ones. Scope annotations always come from the parent. */
export function childAnnotations(parent: DataMap, rule: DataMap): DataMap {
  const given = Object.entries(mapAt(parent, 'metadata', 'annotations'));
  const all = inherits(parent, 'inheritAnnotations');
  return {
    ...Object.fromEntries(given.filter(([key]) => all || key.startsWith(SCOPE_PREFIX))),
    ...mapAt(rule, 'spec', 'scanAnnotations'),
  };
}

/** The fields of the new Scan's `spec` that are merged from rule and parent. Unset fields are omitted. */
export function childFields(parent: DataMap, rule: DataMap): DataMap {
  const own = mapAt(rule, 'spec', 'scanSpec');
  const of = (name: string, inherited: Switch): Data | undefined =>
    inherits(parent, inherited) ? valueAt(parent, 'spec', name) : undefined;
  const fields: DataMap = {
    env: lists(of('env', 'inheritEnv'), own['env']),
    volumes: lists(of('volumes', 'inheritVolumes'), own['volumes']),
    volumeMounts: lists(of('volumeMounts', 'inheritVolumes'), own['volumeMounts']),
    initContainers: lists(of('initContainers', 'inheritInitContainers'), own['initContainers']),
    hookSelector: selectors(of('hookSelector', 'inheritHookSelector'), own['hookSelector']),
    tolerations: lists(of('tolerations', 'inheritTolerations'), own['tolerations']),
    affinity: isMap(own['affinity']) ? own['affinity'] : of('affinity', 'inheritAffinity'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
