import {demoTargets} from '../../../src/catalog';
import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

type Found = Omit<Flaw, 'line'>;

/** Forms of credentials that programs recognize, and that therefore should not even look real. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'an access key of AWS': /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/,
  'a token of GitLab': /\bglpat-[\w-]{20}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'an address of a Slack webhook': /hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a JSON Web Token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
};

const secrets = (text: string): Found[] =>
  Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => ({
      problem: `this looks like ${what}`,
      mend: 'revoke it if it is real; write a word in capitals such as YOUR_TOKEN instead',
    }));

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

/** Hosts in the namespace of the demo targets, and that namespace behind their names. */
const targets = (text: string): Found[] =>
  [...text.matchAll(/(?<![\w.-])([a-z0-9-]+)\.([a-z0-9-]+)\.svc\b/g)].flatMap(([, host, space]) => {
    if (space !== SPACE)
      return nearest(space!, [SPACE]) === undefined ? [] : [meant(`there is no namespace ${space}`, SPACE)];
    const near = TARGETS.includes(host!) ? undefined : nearest(host!, TARGETS);
    return near === undefined ? [] : [meant(`no demo target is called ${host}`, near)];
  });

/** Characters that nobody sees and that break what is copied. */
const invisible = (text: string): Found[] =>
  [...text.matchAll(/[\u00AD\u200B-\u200D\u2060]|(?<=.)\uFEFF/gu)].slice(0, 1).map(([char]) => ({
    problem: `the invisible character U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} stands here`,
    mend: 'remove it, or type the line anew',
  }));

/** Letters of two alphabets in one word: they look alike, and what is copied is not what it seems. */
const alphabets = (text: string): Found[] =>
  [...text.matchAll(/[\p{L}\d_-]*\p{sc=Latin}[\p{L}\d_-]*/gu)]
    .filter(([word]) => /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word))
    .map(([word]) => ({problem: `"${word}" mixes two alphabets`, mend: 'type the word anew with Latin letters'}));

const CHECKS = [secrets, registries, tags, targets, invisible, alphabets];

/** Finds what is wrong wherever it stands in a page, in code too: credentials, addresses, characters. */
export function sourceFlaws(source: string): Flaw[] {
  return source
    .split('\n')
    .flatMap((text, index) => CHECKS.flatMap((check) => check(text).map((found) => ({...found, line: index + 1}))));
}
