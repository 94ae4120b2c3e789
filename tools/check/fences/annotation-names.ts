import {hooks} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {nearest, suggest} from '../../../src/text/nearest';
import type {Page} from '../page/pages';
import type {ClassifiedFence} from './collect-facts';

/** Names that hooks choose; those of scopes are chosen by readers, and kinds have versions behind the slash. */
const OF_HOOKS = /(?<![\w.-])(?!scope\.)[a-z-]+(?:\.[a-z-]+)*\.securecodebox\.io\/(?!v\d)[\w.-]+\w/g;

const ANNOTATIONS = hooks.flatMap(({annotations}) => annotations.map(({name}) => name));

const groupOf = (name: string): string => name.split('/')[0]!;

const isRead = (name: string): boolean =>
  ANNOTATIONS.includes(name) || !ANNOTATIONS.some((one) => groupOf(one) === groupOf(name));

/** A scope, whose name a reader chooses. */
const SCOPE = /\bscope\.cascading\.securecodebox\.io\/([\w.-]+\w)/g;

/** Finds scopes that stand once on a page and are nearly another one: what is annotated so is never met. */
export function scopeFlaws({source}: Page): Flaw[] {
  const used = source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(SCOPE)].map(([, name = '']) => ({name, line: index + 1})));
  const names = used.map(({name}) => name);
  return used.flatMap(({name, line}) => {
    const others = names.filter((other) => other !== name);
    const isSlip = names.length - others.length === 1 && nearest(name, others) !== undefined;
    return isSlip ? flawAt(line, `nothing else on this page has the scope \`${name}\``, suggest(name, others)) : [];
  });
}

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
