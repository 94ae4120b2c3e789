import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {parseAllDocuments} from 'yaml';
import {oneFence} from './support/check';
import {nginxHeaders, nginxMaps} from '../../src/hosting/nginx';
import type {HeaderRule} from '../../src/hosting/rules';

const root = path.resolve(__dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Labels = Readonly<Record<string, string>>;
interface Port {
  readonly name?: string;
  readonly containerPort?: number;
  readonly targetPort?: string;
}
interface Container {
  readonly image: string;
  readonly ports: readonly Port[];
  readonly readinessProbe: {readonly httpGet: {readonly port: string}};
  readonly securityContext: {
    readonly allowPrivilegeEscalation: boolean;
    readonly readOnlyRootFilesystem: boolean;
    readonly capabilities: {readonly drop: readonly string[]};
  };
  readonly volumeMounts: readonly {readonly name: string; readonly mountPath: string}[];
}
interface Pod {
  readonly securityContext: {readonly runAsNonRoot: boolean; readonly seccompProfile: {readonly type: string}};
  readonly automountServiceAccountToken: boolean;
  readonly containers: readonly Container[];
  readonly volumes: readonly {readonly name: string; readonly emptyDir: {readonly sizeLimit?: string}}[];
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {readonly name: string};
  readonly spec: {
    readonly selector: Labels & {readonly matchLabels: Labels};
    readonly podSelector: {readonly matchLabels: Labels};
    readonly template: {readonly metadata: {readonly labels: Labels}; readonly spec: Pod};
    readonly ports: readonly Port[];
    readonly ingress: readonly {readonly from?: readonly object[]}[];
    readonly egress: readonly object[];
    readonly tls: readonly {readonly hosts: readonly string[]; readonly secretName: string}[];
    readonly rules: readonly {readonly host: string}[];
  };
}

const documents = parseAllDocuments(text('deploy/kubernetes.yaml'), {uniqueKeys: true});
const manifests = documents.map((document) => document.toJS() as Manifest);
const ofKind = (kind: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind);
  assert.ok(found, `deploy/kubernetes.yaml has no ${kind}`);
  return found;
};
const pod = () => ofKind('Deployment').spec.template;

test('the Kubernetes manifest is well-formed: every object has apiVersion, kind and a DNS name', () => {
  for (const document of documents) assert.deepEqual(document.errors, []);
  for (const {apiVersion, kind, metadata} of manifests) {
    assert.match(apiVersion, /^([a-z0-9.-]+\/)?v\d+$/);
    assert.match(kind, /^[A-Z][A-Za-z]+$/);
    assert.match(metadata.name, /^[a-z]([-a-z0-9]*[a-z0-9])?$/);
  }
  const names = manifests.map(({kind, metadata}) => `${kind}/${metadata.name}`);
  assert.equal(new Set(names).size, names.length);
});

test('the Kubernetes manifest passes the checks that the manifests on the pages pass', async () => {
  assert.deepEqual(await oneFence('yaml', text('deploy/kubernetes.yaml')), []);
  const broken = text('deploy/kubernetes.yaml').replace(
    'apiVersion: networking.k8s.io/v1\nkind: Ingress',
    'apiVersion: networking/v1\nkind: Ingress',
  );
  assert.notDeepEqual(await oneFence('yaml', broken), []);
});

test('browsers that were told to use HTTPS only find it: every host of the Ingress has a certificate', () => {
  const {tls, rules} = ofKind('Ingress').spec;
  assert.deepEqual(
    tls.flatMap(({hosts}) => hosts),
    rules.map(({host}) => host),
  );
  for (const {secretName} of tls) assert.ok(secretName);
});

test('only the pods that are named may ask the site, and it asks nobody', () => {
  const {ingress, egress} = ofKind('NetworkPolicy').spec;
  for (const {from} of ingress) assert.ok(from && from.length > 0);
  assert.deepEqual(egress, []);
});

test('nothing that the pod writes can fill the node', () => {
  for (const {name, emptyDir} of pod().spec.volumes) assert.match(emptyDir.sizeLimit ?? '', /^\d+Mi$/, name);
});

test('every selector of the Kubernetes manifest finds the pods of its deployment', () => {
  const {labels} = pod().metadata;
  assert.deepEqual(ofKind('Deployment').spec.selector.matchLabels, labels);
  assert.deepEqual(ofKind('Service').spec.selector, labels);
  assert.deepEqual(ofKind('PodDisruptionBudget').spec.selector.matchLabels, labels);
  assert.deepEqual(ofKind('NetworkPolicy').spec.podSelector.matchLabels, labels);
});

test('probes and service use a port that the container has, and nginx listens on it in IPv4 and IPv6', () => {
  const [container] = pod().spec.containers;
  const [port] = container?.ports ?? [];
  assert.equal(ofKind('Service').spec.ports[0]?.targetPort, port?.name);
  assert.equal(container?.readinessProbe.httpGet.port, port?.name);
  for (const address of ['', '[::]:'].map((prefix) => `listen ${prefix}${port?.containerPort} default_server;`)) {
    assert.ok(text('deploy/nginx/default.conf').includes(address), address);
  }
});

test('the pod meets the restricted Pod Security Standard and writes nowhere but /tmp', () => {
  const {securityContext, automountServiceAccountToken, containers, volumes} = pod().spec;
  assert.equal(securityContext.runAsNonRoot, true);
  assert.equal(securityContext.seccompProfile.type, 'RuntimeDefault');
  assert.equal(automountServiceAccountToken, false);
  for (const container of containers) {
    assert.equal(container.securityContext.allowPrivilegeEscalation, false);
    assert.equal(container.securityContext.readOnlyRootFilesystem, true);
    assert.deepEqual(container.securityContext.capabilities.drop, ['ALL']);
    assert.deepEqual(container.volumeMounts, [{name: 'tmp', mountPath: '/tmp'}]);
  }
  assert.deepEqual(
    volumes.map(({name}) => name),
    ['tmp'],
  );
});

test('image and site have the same version', () => {
  const {version} = JSON.parse(text('package.json')) as {version: string};
  assert.equal(pod().spec.containers[0]?.image, `securecodebox-website:${version}`);
  assert.match(text('deploy/Dockerfile'), new RegExp(`securecodebox-website:${version}`));
});

test('the container recipe copies files that exist, pins its bases by digest and does not run as root', () => {
  const lines = text('deploy/Dockerfile').split('\n');
  const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '');
  for (const base of bases) assert.match(base, /^[a-z.]+\/[\w./-]+:\d+\.\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/, base);
  assert.match(bases.at(-1) ?? '', /unprivileged/);
  assert.ok(!lines.some((line) => /^USER\s+(root|0)/.test(line)));
  const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'));
  for (const source of copied.flatMap((line) => line.split(/\s+/).slice(1, -1))) {
    assert.ok(existsSync(path.join(root, source)), source);
  }
});

test('the container build leaves out what the image makes itself', () => {
  const ignored = text('deploy/Dockerfile.dockerignore').split('\n');
  for (const folder of ['node_modules', 'build', '.git', '.docusaurus']) assert.ok(ignored.includes(folder), folder);
});

test('the nginx files are made from the rules of the build', () => {
  const headers: HeaderRule[] = [
    {path: '/*', headers: {'X-A': `say "it" 'now'`}},
    {path: '/assets/x.js', headers: {'Cache-Control': 'immutable'}},
  ];
  const redirects = [
    {from: '/old.x', to: '/new', status: 301, force: true},
    {from: '/x/index.html', to: '/x', status: 301, force: false},
    {from: '/a.yaml', to: '/a.yaml.html', status: 200, force: false},
  ];
  const maps = nginxMaps(headers, redirects);
  assert.match(maps, /map \$uri \$site_x_a \{\s+default "say \\"it\\" 'now'";/);
  assert.match(
    maps,
    /map \$site_found \$site_cache_control \{\s+default "public, max-age=0, must-revalidate";\s+"\/assets\/x\.js" "immutable";/,
  );
  assert.ok(maps.includes(String.raw`"~^/old\\.x/?$" "/new";`), maps);
  assert.doesNotMatch(maps, /index|a\.yaml/);
  const rendered = nginxHeaders(headers, {'.md': 'text/markdown; charset=utf-8', '.png': 'image/png'});
  assert.match(rendered, /text\/markdown md;\s+image\/png png;/);
  assert.match(rendered, /gzip_types text\/markdown;/);
  assert.match(rendered, /add_header X-A \$site_x_a always;/);
});

test('Netlify builds with the command of the README and publishes the build', () => {
  const toml = text('netlify.toml');
  assert.match(toml, /command = "npm run build"/);
  assert.match(toml, /publish = "build"/);
  assert.match(toml, /pretty_urls = true/);
});
