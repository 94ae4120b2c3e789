import {demoTargets} from '../../../src/catalog';
import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

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
