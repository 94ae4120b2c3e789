import {hooks} from '../../../src/catalog';
import {customResourceByWord} from '../../../src/catalog/crds';
import {nearest, suggest} from '../../../src/text/nearest';
import type {Problem} from '../../../src/text/flaw';
import type {Page} from '../page/pages';
import type {ClassifiedFence} from './collect-facts';
import {lineInFence} from './fences';

/** A name that a command or a manifest uses. */
interface Use {
  readonly name: string;
  readonly line: number;
}

const NAME = '[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?';
const OBJECT = new RegExp(
  `\\bkubectl (?:get|describe|delete|annotate|wait(?: --\\S+)*) ([\\w.]+)[ /](${NAME})(?=\\s|$)`,
  'g',
);
const NAMESPACE = new RegExp(`(?:\\s-n[ =]|--namespace[ =]|^\\s*namespace: )"?(${NAME})(?=["\\s]|$)`, 'g');
const CREATED = new RegExp(`\\bcreate (?:namespace|ns) (${NAME})`, 'g');
const RELEASED = new RegExp(`\\bhelm (?:install|upgrade)(?: --\\S+)* (${NAME})(?=\\s)`, 'g');
const REMOVED = new RegExp(`\\bhelm (?:uninstall|status|rollback|history|get \\w+) (${NAME})(?=\\s|$)`, 'g');
/** Annotations that a reader names, and those of hooks, whose names are fixed. */
const SCOPE = /\bscope\.cascading\.securecodebox\.io\/([\w.-]+\w)/g;
const OF_HOOKS = /(?<![\w.-])((?!scope\.)[a-z-]+(?:\.[a-z-]+)*\.securecodebox\.io\/(?!v\d)[\w.-]+\w)/g;
/** Namespaces that hold their names on every page. */
const ESTABLISHED: readonly string[] = ['default', 'demo-targets', 'kube-system', 'securecodebox-system'];
const ANNOTATIONS = hooks.flatMap(({annotations}) => annotations.map(({name}) => name));
const NAMED = new RegExp(`^\\s*name: "?(${NAME})"?\\s*$`, 'g');

const found = (
  fences: readonly ClassifiedFence[],
  pattern: RegExp,
  pick: (match: RegExpExecArray) => string | undefined,
): Use[] =>
  fences.flatMap(({fence}) =>
    fence.code.split('\n').flatMap((text, index) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const name = pick(match);
        return name === undefined ? [] : [{name, line: lineInFence(fence, index + 1)}];
      }),
    ),
  );

const plain = (name: string): string => name.replaceAll(/-?\d+/g, '');

/** Names that stand once on the page and are nearly one that the page uses: a reader who follows it would find nothing. */
const slipsOn = ({file, source}: Page) => {
  const text = source.replaceAll(/^::.*$/gm, '');
  return (used: readonly Use[], known: readonly string[], what: string): Problem[] =>
    used.flatMap(({name, line}) => {
      if (ESTABLISHED.includes(name)) return [];
      const others = known.filter((one) => one !== name);
      const times = text.split(new RegExp(`(?<![\\w.-])${name.replaceAll('.', '\\.')}(?![\\w-])`)).length - 1;
      const meant = times === 1 && name.length > 3 ? nearest(name, others) : undefined;
      // Names that only differ in a number are numbered.
      if (meant === undefined || plain(meant) === plain(name)) return [];
      return [
        {file, line, problem: `nothing else on this page ${what} \`${name}\``, mend: `did you mean \`${meant}\`?`},
      ];
    });
};

/** Checks that objects and namespaces keep their names from one step of a page to the next. */
export function flowProblems(page: Page, fences: readonly ClassifiedFence[]): Problem[] {
  const slips = slipsOn(page);
  const yaml = fences.filter(({kind}) => kind === 'manifest');
  const shell = fences.filter(({kind}) => kind === 'shell commands' || kind === 'terminal session');
  const objects = found(shell, OBJECT, ([, kind = '', name]) => (customResourceByWord(kind) ? name : undefined));
  const named = found(yaml, NAMED, ([, name]) => name).map(({name}) => name);
  const namespaces = found([...yaml, ...shell], NAMESPACE, ([, name]) => name);
  const created = found(shell, CREATED, ([, name]) => name);
  const spaces = [...namespaces, ...created].map(({name}) => name).concat(ESTABLISHED);
  const scopes = found(yaml, SCOPE, ([, name]) => name);
  const removed = found(shell, REMOVED, ([, name]) => name);
  const released = found(shell, RELEASED, ([, name]) => name).map(({name}) => name);
  return [
    ...slips(objects, named, 'is called'),
    ...slips(namespaces, spaces, 'is in the namespace'),
    ...slips(removed, released, 'installs'),
    ...slips(
      scopes,
      scopes.map(({name}) => name),
      'has the annotation',
    ),
    ...found([...yaml, ...shell], OF_HOOKS, ([, name]) => name).flatMap(({name, line}) => {
      const right = ANNOTATIONS.includes(name) || !ANNOTATIONS.some((one) => one.split('/')[0] === name.split('/')[0]);
      return right
        ? []
        : [
            {
              file: page.file,
              line,
              problem: `no hook reads the annotation \`${name}\``,
              mend: suggest(name, ANNOTATIONS),
            },
          ];
    }),
  ];
}
