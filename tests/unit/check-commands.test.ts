import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {fenceProblems, oneFence} from './support/check';
import {assertSaid} from '../support/said';

const registry = 'oci://ghcr.io/securecodebox/helm';
const nmap = `helm upgrade --install nmap ${registry}/nmap`;

/** Every case is one bash fence; without a message it must pass. */
const check = (cases: readonly (readonly [code: string, message?: string])[]): void => {
  for (const [code, message] of cases) {
    it(`${message === undefined ? 'accepts' : 'refuses'} ${code.replaceAll('\n', ' ⏎ ')}`, async () => {
      assertSaid(await oneFence('bash', code), message === undefined ? [] : [message]);
    });
  }
};

describe('helm commands name commands, flags, charts and values that exist', () => {
  check([
    [`${nmap} --set="parser.env[0].name=A" --set-string="parser.env[0].value=true"`],
    [
      `helm install nuclei ${registry}/nuclei --generate-name --set-json 'scanner.extraVolumes=[{"name":"a","emptyDir":{}}]'`,
    ],
    [`CHART=nmap\nhelm install "$CHART" ${registry}/$CHART --namespace $NS --set scanner.env=$X`],
    [`helm show values ${registry}/zap-automation-framework --version 4.16.0`],
    [
      `helm upgrade --install x ${registry}/operator --set minio.persistence.size=20Gi --set securityContext.runAsUser=1000`,
    ],
    ['helm instal nmap .', '2: `helm` has no command `instal` — did you mean `install`?'],
    [`helm upgrade --instal nmap ${registry}/nmap`, '2: `helm upgrade` … flag `--instal` — did you mean `--install`?'],
    [`helm upgrade -install nmap ${registry}/nmap`, '2: `helm upgrade` has no flag `-install` — write `--install`'],
    [`${nmap} --wait=5m`, '2: `helm upgrade` … `--wait` — write `--wait` alone'],
    [`${nmap} --namespace`, '2: `helm upgrade` needs a value for `--namespace` — write `--namespace VALUE`'],
    [`helm upgrade --install nmap`, '2: `helm upgrade` needs 2 arguments, not 1 — add what `helm upgrade --help` …'],
    [`${nmap} extra`, '2: `helm upgrade` takes … not 3 — remove or quote `extra`'],
    [`helm install ${registry}/nmap`, '2: `helm install` has no name for the release — write it before the chart, …'],
    [`helm upgrade --install \\\n  nmap \\\n  ${registry}/nmpa`, '4: there is no chart `nmpa` — did you mean `nmap`?'],
    [`helm upgrade --install x ${registry}/ssh-scan`, '2: the chart `ssh-scan` is gone since 4.10.0 — use `ssh-audit`'],
    [`helm upgrade --install x ${registry}/nmap:4.16.0`, `2: \`${registry}/nmap:4.16.0\` holds a version — give it …`],
    ['helm upgrade --install x oci://ghcr.io/securecodebox/nmap', `2: … of the charts — write \`${registry}/nmap\``],
    ['helm upgrade --install nmap secureCodeBox/nmap', `2: … the address of the charts — write \`${registry}/nmap\``],
    ['helm upgrade --install nmap nmap', `2: \`nmap\` is neither an address nor a path — write \`${registry}/nmap\``],
    ['helm upgrade --install x bitnami/minio', '2: the repository `bitnami` … page — show `helm repo add bitnami URL`'],
    [`helm upgrade --install Nmap ${registry}/nmap`, '2: `Nmap` cannot be the name of a release — use … 53 characters'],
    [`${nmap} -n My_Scans`, '2: `My_Scans` … name of a namespace — … and hyphens'],
    [`${nmap} --version v4.16.0`, `2: \`v4.16.0\` is not … — … ${PRODUCT_RELEASE}, without a v`],
    [`${nmap} --set cascadingRule.enabled=true`, '2: … value `cascadingRule.enabled` — did you mean `cascadingRules`?'],
    [`${nmap} --set a.b`, '2: --set: `a.b` has no key and value — write --set …'],
    [`${nmap} --set cascadingRules.enabled=yes`, '2: --set: `cascadingRules.enabled` takes a boolean — write true …'],
    [`${nmap} --set-json 'scanner.env={'`, "2: --set-json: `{` is not JSON — write --set-json 'key=value'"],
    [`${nmap} --values mine.yaml`, '2: no … `mine.yaml` — … file title="mine.yaml" (no fence of the page has a title)'],
    [`helm upgrade nmap ${registry}/nmap --reuse-values --set cascadingRules.enabled=true`],
    [`${nmap} --reuse-values`, '2: `--install` gives a missing release the defaults, … — leave it out'],
    ['helm repo frobnicate', '2: `helm repo` has no command `frobnicate` — use one … add, index, list, remove, update'],
  ]);

  it('sees that a values file belongs to another chart', async () => {
    const page = `\`\`\`yaml title="v.yaml" values="amass"\nscanner:\n  env: []\n\`\`\`\n\n\`\`\`bash\nhelm upgrade --install nmap ${registry}/nmap -f v.yaml\n\`\`\`\n`;
    assert.deepEqual(await fenceProblems(page), [
      '7: `v.yaml` is shown as values of the chart amass, but used for nmap — fence it as yaml values="nmap", or use another file',
    ]);
  });
});

describe('kubectl commands name commands, flags, kinds and files that exist', () => {
  check([
    ['kubectl logs -l app=a --since=1h30m; kubectl label pods --all a=b; kubectl annotate scan x a- --overwrite'],
    [
      "kubectl wait scan/a --for=jsonpath='{.status.state}'=Done --timeout=60",
      '2: --timeout: `60` is no duration — write one such as 90s, 5m or 1h30m',
    ],
    [
      "kubectl wait scan/a --for=jsonpath='{.status.state}'=Dome",
      '2: no scan has the state `Dome` — did you mean `Done`?',
    ],
    [
      'kubectl apply -f htps://a.example/b.yaml',
      '2: … begins with htps:, which is no kind of address — write https://…',
    ],
    ['kubectl get po,svc,deploy,pvc,crds && kubectl get servicemonitors.monitoring.coreos.com'],
    [
      'kubectl create secret generic s --from-literal="a=b" --from-file=token=x.txt && kubectl create configmap c --from-file w.txt',
    ],
    [
      'kubectl explain scan.spec.cascades.scopeLimiter.anyOf.key && kubectl explain scantypes.spec.jobTemplate.spec.template.spec.containers.image',
    ],
    ['kubectl config set-context --current --namespace=scans && kubectl rollout restart deployment x'],
    ['kubectl apply -f https://example.com/scan.yaml\ncat <<EOF > own.yaml\na: b\nEOF\nkubectl apply -f own.yaml'],
    ['kubectl apply -f MANIFEST -f ~/own.yaml -f /etc/own.yaml'],
    ['kubectl describe KIND SCAN_NAME -n NAMESPACE && kubectl logs job/JOB CONTAINER'],
    ['kubectl gett pods', '2: `kubectl` has no command `gett` — did you mean `get`?'],
    ['kubectl resume job/x', '2: `kubectl` has no command `resume` — use a command that `kubectl --help` lists'],
    ['kubectl get scnas', '2: kubectl knows no kind `scnas` — did you mean `scans`?'],
    [
      'kubectl get scans.cascading.securecodebox.io',
      '2: kubectl knows no kind `scans.cascading.securecodebox.io` — write `scans.execution.securecodebox.io`',
    ],
    [
      'kubectl delete scans --all',
      '2: … takes what is not of this page, too — name the objects, or select them by label',
    ],
    ['kubectl delete scans --all --all-namespaces'],
    ['kubectl delete scn/nmap', '2: kubectl knows no kind `scn` — did you mean `scan`?'],
    ['kubectl get pods --all-namespace', '2: `kubectl get` has … `--all-namespace` — did you mean `--all-namespaces`?'],
    ['kubectl get pods -o ymal', '2: kubectl has no output format `ymal` — did you mean `yaml`?'],
    ['kubectl apply -f scan.yaml', '2: no … `scan.yaml` — … file title="scan.yaml" (no fence of the page has a title)'],
    ['kubectl apply -f -', '2: `-` reads standard input, but nothing is piped into the command — … it, or name a file'],
    ['kubectl apply -f http://example.com/x.yaml', '2: `http://example.com/x.yaml` … without encryption — use https'],
    ['sudo -E kubectl get nodse', '2: kubectl knows no kind `nodse` — did you mean `nodes`?'],
    ['watch -n 5 "kubectl get pdos"', '2: kubectl knows no kind `pdos` — did you mean `pods`?'],
    ['watch -n 5 "kubectl get pdos -n $NS"', '2: kubectl knows no kind `pdos` — did you mean `pods`?'],
    ['$(kubectl get pdos)', '2: kubectl knows no kind `pdos` — did you mean `pods`?'],
    ['"$(kubectl get pods)"'],
    ['`kubectl get pods`'],
    ['kubectl\u00a0get\u00a0pods', '2: the code holds a no-break space — type the blanks of this line anew'],
  ]);

  it('finds the file that a fence of the page shows', async () => {
    const manifest = 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: scans';
    const page = `\`\`\`yaml title="ns.yaml"\n${manifest}\n\`\`\`\n\n\`\`\`console\n$ kubectl apply -f ns.yaml -f ./nss.yaml\nnamespace/scans created\n\`\`\`\n`;
    assert.deepEqual(await fenceProblems(page), [
      '9: no fence of this page shows the file `./nss.yaml` — give the fence of the file title="nss.yaml" (the page shows ns.yaml)',
    ]);
  });
});

describe('scbctl commands follow the command tree of the catalog', () => {
  check([
    ['scbctl trigger nmap-localhost -n production && scbctl cascade --context x && source <(scbctl completion bash)'],
    ['scbctl scan --help; scbctl help scan; scbctl'],
    ['scbctl scna nmap -- x', '2: `scbctl` has no command `scna` — did you mean `scan`?'],
    [
      'scbctl trigger nightly --namespaces a',
      '2: `scbctl trigger` has no flag `--namespaces` — did you mean `--namespace`?',
    ],
    ['scbctl scan nmap --nmae x -- y', '2: `scbctl scan` has no flag `--nmae` — did you mean `--name`?'],
    ['scbctl scan nmap scanme.nmap.org', '2: `scbctl scan` has no `--` … — write `scbctl scan SCANTYPE -- PARAMETERS`'],
    ['scbctl scan nmap --', '2: `scbctl scan` has no parameters behind `--` — give at least one, or the API server …'],
    ['scbctl scan -- nmap x', '2: `scbctl scan` names … type before `--` — write `scbctl scan SCANTYPE -- PARAMETERS`'],
    ['scbctl scan nmap x -- y', '2: `scbctl scan` ignores `x` before `--` — write it behind --'],
    ['scbctl scan nmpa -- y', '2: there is no scan type `nmpa` — did you mean `nmap`?'],
    ['scbctl trigger', '2: `scbctl trigger` needs 1 argument, not 0 — add what `scbctl trigger --help` asks for'],
    ['scbctl completion tcsh', '2: `scbctl completion` has no command `tcsh` — did you mean `bash`?'],
    ['scbctl --version', '2: `scbctl` has no flag `--version` — use a flag that `scbctl --help` lists'],
  ]);
});

describe('other commands are known, so that a typo is found', () => {
  check([
    ['docker run --rm -it x && curl -fsSL https://example.com | jq . && make test NAME=nmap && ./gradlew build'],
    ['wait_for() { sleep 1; }\nwait_for x && /usr/local/bin/own && $EDITOR x && A=1 env B=2 npm ci'],
    ['dokcer run x', '2: `dokcer` is not a command that the site knows — did you mean `docker`?'],
    ['true | ehco x', '2: `ehco` is not a command that the site knows — did you mean `echo`?'],
  ]);

  it('remembers a function from an earlier fence of the page', async () => {
    assert.deepEqual(await fenceProblems('```bash\nf() { true; }\n```\n\n```bash\nf\n```\n'), []);
  });
});
