import {demoTargets} from '../../../src/catalog';
import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

type Found = Omit<Flaw, 'line'>;

const SECRETS = '@secretlint/secretlint-rule-preset-recommend';

/** Access keys of AWS are off by default, because other ids look like them. */
const ACCESS_KEYS = {id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}};

/** Credentials, by the rules of secretlint: they should not even look real. */
async function secrets({file, source}: Page): Promise<Flaw[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import(SECRETS)]);
  const {messages} = await lintSource({
    source: {filePath: file, content: source, ext: '.md', contentType: 'text'},
    options: {maskSecrets: true, config: {rules: [{id: SECRETS, rule: creator, rules: [ACCESS_KEYS]}]}},
  });
  const mend = 'revoke it if it is real, and write a word in capitals such as YOUR_TOKEN instead';
  return messages.map(({loc, message}) => ({line: loc.start.line, problem: message, mend}));
}

const meant = (what: string, near: string): Found => ({problem: what, mend: `did you mean \`${near}\`?`});

const HOSTS: readonly string[] = ['ghcr.io', 'docker.io', 'quay.io', 'gcr.io', 'registry.k8s.io'];
const OWNER = 'securecodebox';

/** Registries and owners of charts and images. */
const registries = (text: string): Found[] =>
  [...text.matchAll(/(?<![\w./@-])(?:oci:\/\/)?((?:[a-z0-9-]+\.)+io)\/([a-z0-9-]+)\//g)].flatMap(([, host, owner]) => {
    const near = HOSTS.includes(host!) ? undefined : nearest(host!, HOSTS);
    if (near !== undefined && near.length === host!.length) return [meant(`there is no registry ${host}`, near)];
    return HOSTS.includes(host!) && owner !== OWNER && nearest(owner!, [OWNER]) !== undefined
      ? [meant(`${host} has no owner ${owner}`, OWNER)]
      : [];
  });

/** Tags that images of the product have: versions, digests of commits, `latest`; or something to replace. */
const TAG = /^(?:v?\d[\w.-]*|sha-?[\w-]+|[0-9a-f]{7,}|[A-Z][A-Z_-]*|[a-z]*<.*|\$.*)$/;
const TAGS: readonly string[] = ['latest', 'local', 'test', 'dev', 'main'];

const tags = (text: string): Found[] =>
  [...text.matchAll(/(?<![\w.-])securecodebox\/[a-z0-9-]+:([\w.$<{-]+)/g)].flatMap(([, tag]) => {
    const near = TAG.test(tag!) || TAGS.includes(tag!) ? undefined : nearest(tag!, TAGS);
    return near === undefined ? [] : [meant(`there is no tag ${tag}`, near)];
  });

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

/** Characters that nobody sees and that break what is copied. */
const invisible = (text: string): Found[] =>
  [...text.matchAll(/[\u00AD\u200B-\u200D\u2060]|(?<=.)\uFEFF/gu)].slice(0, 1).map(([char]) => ({
    problem: `the invisible character U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} is on this line`,
    mend: 'remove it, or type the line again',
  }));

/** Letters of two alphabets in one word: they look alike, and what is copied is not what it seems. */
const alphabets = (text: string): Found[] =>
  [...text.matchAll(/[\p{L}\d_-]*\p{sc=Latin}[\p{L}\d_-]*/gu)]
    .filter(([word]) => /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word))
    .map(([word]) => ({problem: `"${word}" mixes two alphabets`, mend: 'type the word again with Latin letters'}));

const CHECKS = [registries, tags, targets, invisible, alphabets];

/** Finds what is wrong anywhere in a page, code included: credentials, addresses, characters. */
export async function sourceFlaws(page: Page): Promise<Flaw[]> {
  const own = page.source
    .split('\n')
    .flatMap((text, index) => CHECKS.flatMap((check) => check(text).map((found) => ({...found, line: index + 1}))));
  return [...own, ...(await secrets(page))];
}
