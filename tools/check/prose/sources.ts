import {demoTargets, hooks} from '../../../src/catalog';
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

type Found = Omit<Flaw, 'line'>;

const SECRETS = '@secretlint/secretlint-rule-preset-recommend';

/** Off by default, because other ids look like access keys of AWS. */
const ACCESS_KEYS = {id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}};

/** Credentials, by the rules of secretlint: they should not even look real. */
async function secrets({file, source}: Page): Promise<Flaw[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import(SECRETS)]);
  const {messages} = await lintSource({
    source: {filePath: file, content: source, ext: '.md', contentType: 'text'},
    options: {maskSecrets: true, config: {rules: [{id: SECRETS, rule: creator, rules: [ACCESS_KEYS]}]}},
  });
  const fix = 'revoke it if it is real, and write a word in capitals such as YOUR_TOKEN instead';
  return messages.map(({loc, message}) => ({line: loc.start.line, problem: message, fix}));
}

const meant = (what: string, near: string): Found => ({problem: what, fix: `did you mean \`${near}\`?`});

const TARGETS = demoTargets.map(({chart}) => chart.release ?? chart.name);

const SPACE = 'demo-targets';

/** Hosts in the namespace of the demo targets, and the name of that namespace. */
const targets = (text: string): Found[] =>
  [...text.matchAll(/(?<![\w.-])([a-z0-9-]+)\.([a-z0-9-]+)\.svc\b/g)].flatMap(([, host, space]) => {
    if (space !== SPACE)
      return nearest(space!, [SPACE]) === undefined ? [] : [meant(`there is no namespace ${space}`, SPACE)];
    const near = TARGETS.includes(host!) ? undefined : nearest(host!, TARGETS);
    return near === undefined ? [] : [meant(`there is no demo target ${host}`, near)];
  });

/** Invisible characters, which break copied code. */
const invisible = (text: string): Found[] =>
  [...text.matchAll(/[\u00AD\u200B-\u200D\u2060]|(?<=.)\uFEFF/gu)].slice(0, 1).map(([char]) => ({
    problem: `the invisible character U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} is on this line`,
    fix: 'remove it, or type the line again',
  }));

const CHECKS = [targets, invisible];

/** Checks the source of a page, including code: credentials, demo targets, invisible characters. */
export async function sourceFlaws(page: Page): Promise<Flaw[]> {
  const own = page.source
    .split('\n')
    .flatMap((text, index) => CHECKS.flatMap((check) => check(text).map((found) => ({...found, line: index + 1}))));
  return [...own, ...(await secrets(page))];
}
