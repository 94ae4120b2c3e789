import {hooks} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import type {ClassifiedFence} from './collect-facts';

/** Names that hooks choose; those of scopes are chosen by readers, and kinds have versions behind the slash. */
const OF_HOOKS = /(?<![\w.-])(?!scope\.)[a-z-]+(?:\.[a-z-]+)*\.securecodebox\.io\/(?!v\d)[\w.-]+\w/g;

const ANNOTATIONS = hooks.flatMap(({annotations}) => annotations.map(({name}) => name));

const groupOf = (name: string): string => name.split('/')[0]!;

const isRead = (name: string): boolean =>
  ANNOTATIONS.includes(name) || !ANNOTATIONS.some((one) => groupOf(one) === groupOf(name));

/** Finds annotations in the groups of hooks that no hook reads: nobody would hear of such a slip. */
export function annotationFlaws({fence, kind}: ClassifiedFence): Flaw[] {
  if (kind !== 'manifest' && kind !== 'shell commands' && kind !== 'terminal session') return [];
  return fence.code.split('\n').flatMap((text, index) =>
    [...text.matchAll(OF_HOOKS)].flatMap(([name]) => {
      if (isRead(name)) return [];
      return flawAt(index + 1, `no hook reads the annotation \`${name}\``, suggest(name, ANNOTATIONS));
    }),
  );
}
