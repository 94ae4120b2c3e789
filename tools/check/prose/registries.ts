import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

const HOSTS: readonly string[] = ['ghcr.io', 'docker.io', 'quay.io', 'gcr.io', 'registry.k8s.io'];
const OWNER = 'securecodebox';

/** Tags that images of the product have: versions, digests of commits, `latest`; or something to replace. */
const TAG = /^(?:v?\d[\w.-]*|sha-?[\w-]+|[0-9a-f]{7,}|[A-Z][A-Z_-]*|[a-z]*<.*|\$.*)$/;
const TAGS: readonly string[] = ['latest', 'local', 'test', 'dev', 'main'];

function tagFlaws(text: string, line: number): Flaw[] {
  return [...text.matchAll(/(?<![\w.-])securecodebox\/[a-z0-9-]+:([\w.$<{-]+)/g)].flatMap(([, tag]) => {
    const near = TAG.test(tag!) || TAGS.includes(tag!) ? undefined : nearest(tag!, TAGS);
    return near === undefined ? [] : [{line, problem: `there is no tag ${tag}`, mend: `did you mean \`${near}\`?`}];
  });
}

/** Finds addresses of charts and images whose registry, owner or tag is mistyped. */
export function registryFlaws(source: string): Flaw[] {
  return source.split('\n').flatMap((text, index) => [...hostFlaws(text, index + 1), ...tagFlaws(text, index + 1)]);
}

function hostFlaws(text: string, line: number): Flaw[] {
  const addresses = text.matchAll(/(?<![\w./@-])(?:oci:\/\/)?((?:[a-z0-9-]+\.)+io)\/([a-z0-9-]+)\//g);
  return [...addresses].flatMap(([, host, owner]) => {
    const near = HOSTS.includes(host!) ? undefined : nearest(host!, HOSTS);
    if (near !== undefined && near.length === host!.length)
      return [{line, problem: `there is no registry ${host}`, mend: `did you mean \`${near}\`?`}];
    if (HOSTS.includes(host!) && owner !== OWNER && nearest(owner!, [OWNER]) !== undefined)
      return [{line, problem: `${host} has no owner ${owner}`, mend: `did you mean \`${OWNER}\`?`}];
    return [];
  });
}
