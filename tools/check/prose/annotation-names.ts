import {hooks} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {nearest} from '../../../src/text/nearest';
import type {Page} from '../page/pages';

/** Annotations and labels in the groups of hooks. Readers choose the names of scopes, and kinds have versions after the slash. */
const OF_HOOKS = /(?<![\w.-])(?!scope\.)([a-z-]+(?:\.[a-z-]+)*\.securecodebox\.io)\/(?!v\d)[\w.-]+\w/g;

const ANNOTATIONS = hooks.flatMap(({annotations}) => annotations.map(({name}) => name));
const namesIn = (group: string): readonly string[] => ANNOTATIONS.filter((name) => name.startsWith(`${group}/`));

/** Finds misspelled annotations of hooks: Kubernetes accepts them silently. */
export function annotationNameFlaws({source, kind}: Page): Flaw[] {
  if (kind !== 'doc') return [];
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(OF_HOOKS)].flatMap(([name, group = '']): Flaw[] => {
      if (ANNOTATIONS.includes(name)) return [];
      const keys = namesIn(group).map((one) => one.slice(group.length + 1));
      const meant = nearest(name.slice(group.length + 1), keys);
      if (meant === undefined) return [];
      return flawAt(index + 1, `no hook reads the annotation \`${name}\``, `did you mean \`${group}/${meant}\`?`);
    }),
  );
}
