import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

const HOSTS: readonly string[] = ['ghcr.io', 'docker.io', 'quay.io', 'gcr.io', 'registry.k8s.io'];
const OWNER = 'securecodebox';

/** Finds addresses of charts and images whose registry or owner is mistyped. */
export function registryFlaws(source: string): Flaw[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?<![\w./@-])(?:oci:\/\/)?((?:[a-z0-9-]+\.)+io)\/([a-z0-9-]+)\//g)].flatMap(
      ([, host, owner]) => {
        const line = index + 1;
        const near = HOSTS.includes(host!) ? undefined : nearest(host!, HOSTS);
        if (near !== undefined && near.length === host!.length)
          return [{line, problem: `there is no registry ${host}`, mend: `did you mean \`${near}\`?`}];
        if (HOSTS.includes(host!) && owner !== OWNER && nearest(owner!, [OWNER]) !== undefined)
          return [{line, problem: `${host} has no owner ${owner}`, mend: `did you mean \`${OWNER}\`?`}];
        return [];
      },
    ),
  );
}
