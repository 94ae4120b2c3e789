import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {expandMarkdown} from '../../src/markdown/expand';
import {formatProblem} from '../../src/text/flaw';
import {annotation} from '../../tools/check/report';
import {unfinishedIn} from '../../tools/check/catalog/unfinished';
import {parsePage} from '../../tools/check/page/pages';
import {declarationProblems} from '../../tools/check/declarations';
import {routeMend} from '../../tools/check/links/routes';
import {idOf, sidebarFlaws} from '../../tools/check/page/sidebar';
import {Site} from '../../tools/check/site';
import {releaseFlaws} from '../../tools/check/prose/release';
import {assertSaid} from '../support/said';
import {frontMatter, nextStep, pageProblems, root} from './support/check';
import {folderWith} from '../support/folder';

/** The body of a page begins on this line of the file. */
const FIRST = 6;
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\``;
const yaml = (...lines: readonly string[]) => `\`\`\`yaml title="m.yaml"\n${lines.join('\n')}\n\`\`\``;
const deployment = (replicas: string, label: string) =>
  yaml(
    'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:',
    `  ${replicas}\n  selector:\n    matchLabels: {app: web}\n  template:\n    metadata:\n      labels: {app: ${label}}`,
    '    spec:\n      containers:\n        - name: web\n          image: docker.io/library/nginx:1.27',
  );
const scheduled = (schedule: string) =>
  yaml(
    'apiVersion: execution.securecodebox.io/v1\nkind: ScheduledScan\nmetadata:\n  name: daily\nspec:',
    `  schedule: "${schedule}"\n  scanSpec:\n    scanType: nmap\n    parameters: [scanme.nmap.org]`,
  );
const rule = (pattern: string, target: string) =>
  yaml(
    `apiVersion: cascading.securecodebox.io/v1\nkind: CascadingRule\nmetadata:\n  name: follow\nspec:\n  matches:`,
    `    anyOf:\n      - ${pattern}\n  scanSpec:\n    scanType: nmap\n    parameters:\n      - ${target}`,
  );
const named = (kind: string, name: string) => `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: ${name}`;

/** A mistake, the line of the body on which it is told (counted from 1), and what is said. */
const MISTAKES: readonly (readonly [mistake: string, body: string, line: number, told: RegExp])[] = [
  ['a conflict of a merge', 'One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> topic', 3, /conflict of a merge/],
  [
    'a fence that another one follows',
    '```bash\nls\n\nText.\n\n```bash\npwd\n```',
    1,
    /not closed — end the code with ``` before line 13/,
  ],
  ['a fence at the end of a page', 'Text.\n\n```bash\nls', 3, /not closed — end the code with ```$/],
  ['a step that is left out', '## 1. One\n\nText.\n\n## 3. Two\n\nText.', 5, /step 3 follows step 1 — number it 2/],
  ['the namespace of a demo target', 'Scan `juice-shop.demo-target.svc`.', 1, /did you mean `demo-targets`\?/],
  [
    'a command without its prompt',
    '```console\n$ ls\na.txt\nkubectl get scans\n```',
    4,
    /the command has no prompt — write `\$ ` before it/,
  ],
  [
    'an annotation of a hook',
    bash('kubectl annotate scan a defectdojo.securecodebox.io/product-nmae=b'),
    2,
    /no hook reads .* — did you mean `defectdojo\.securecodebox\.io\/product-name`\?/,
  ],
  [
    'a scope that nothing else has',
    bash(
      ['domain', 'domain', 'domian']
        .map((name) => `kubectl annotate scan a scope.cascading.securecodebox.io/${name}=b`)
        .join('\n'),
    ),
    4,
    /nothing else on this page has the scope `domian` — did you mean `domain`\?/,
  ],
  ['an open parenthesis', 'The scan (or another one ends.', 1, /a parenthesis is not closed/],
  ['folded text without an end', '<details>\n<summary>Output</summary>\n\nText.', 1, /<details> is not closed/],
  ['a letter to nobody', 'Write to [us](mailto:).', 1, /mailto: names nobody/],
  [
    'a label with a blank',
    yaml(named('Namespace', 'a'), '  labels:\n    team: my team'),
    7,
    /cannot be the value of a/,
  ],
  ['a cron schedule of four fields', scheduled('30 2 * *'), 7, /write five fields: minute, hour, day/],
  ['an address without its colon', 'See [Nmap](http//nmap.org/).', 1, /no https:\/\/ — write https:\/\/nmap\.org\/$/],
  ['an address with one slash', 'See [Nmap](https:/nmap.org/).', 1, /no https:\/\/ — write https:\/\/nmap\.org\/$/],
  ['output among commands', bash('kubectl get scans\nNAME TYPE STATE'), 3, /`NAME` looks like output.*console/],
  ['a box that does not exist', ':::attention\n\nText.\n\n:::', 1, /no box :::attention — use :::note/],
  ['a box that is not closed', ':::note\n\nText.', 1, /:::note is not closed/],
  ['an image that does not exist', '![The steps of a scan](/img/no-such.svg)', 1, /no image \/img\/no-such\.svg/],
  ['a placeholder as a link', 'See [the board](https://board.example.com/).', 1, /is a placeholder/],
  [
    'a mistyped registry',
    bash('docker pull ghrc.io/securecodebox/operator'),
    2,
    /no registry ghrc\.io — did you mean `ghcr\.io`/,
  ],
  ['a mistyped owner', bash('docker pull docker.io/securecodbox/lurker'), 2, /did you mean `securecodebox`/],
  ['a selector that finds none of its pods', deployment('replicas: 2', 'web2'), 12, /selector asks for `app: web`/],
  [
    'a Secret that is not encoded',
    yaml(named('Secret', 'web'), 'data:\n  password: a plain one'),
    7,
    /password.*write base64, or put the text/,
  ],
  ['an hour that no day has', scheduled('0 25 * * *'), 7, /`25` does not fit its place in the schedule/],
  ['a tag that is mistyped', bash('docker pull ghcr.io/securecodebox/operator:latst'), 2, /did you mean `latest`/],
  ['a link that is not encrypted', 'See [Nmap](http://nmap.org/book).', 1, /not encrypted — write https:/],
  ['a table without its line', '| a | b |\n| 1 | 2 |', 1, /no line of hyphens/],
  [
    'a link to the file of a page',
    'See [Nmap](/docs/scanners/nmap.html#findings).',
    1,
    /write \/docs\/scanners\/nmap#findings$/,
  ],
  ['a port that does not exist', bash('kubectl port-forward svc/web 99999:80'), 2, /no port 99999/],
  [
    'the port 0 in a Scan',
    scheduled('@daily').replace('nmap\n', 'ssh-audit\n').replace('[scanme', "[\n        '--port=0',\n        scanme"),
    11,
    /there is no port 0 — write one from 1 to 65535/,
  ],
  [
    'an address whose port does not exist',
    scheduled('@daily')
      .replace('nmap\n', 'nuclei\n')
      .replace('[scan', '["-u", "http://web.demo-targets.svc:80800/", scan'),
    10,
    /there is no port 80800/,
  ],
  [
    'a volume of another name than its mount',
    scheduled('@daily').replace(
      'nmap\n',
      'nmap\n    volumes: [{name: words, emptyDir: {}}]\n    volumeMounts:\n      - name: lists\n        mountPath: /w\n',
    ),
    12,
    /there is no volume `lists` — use words/,
  ],
  [
    'a role for a resource in the singular',
    yaml(
      named('Role', 'a').replace('v1', 'rbac.authorization.k8s.io/v1'),
      'rules:\n  - apiGroups: [""]\n    resources: [pod]\n    verbs: [get]',
    ),
    8,
    /no resource is called `pod` — did you mean `pods`\?/,
  ],
  [
    'the port of a service that does not exist',
    yaml(named('Service', 'a'), 'spec:\n  ports:\n    - port: 99999'),
    8,
    /ports\[0\]\.port` must be <= 65535/,
  ],
  ['a category that no scanner gives', rule('category: Open Ports', 'a.example'), 9, /did you mean `Open Port`\?/],
  [
    'a template of a field that no finding has',
    rule('category: Host', '"{{attribute.port}}"'),
    13,
    /did you mean `attributes`\?/,
  ],
  ['a blank that is none', yaml(named('ConfigMap', 'a').replace('  name', '\u00A0 name')), 5, /no-break space/],
  [
    'a severity that no finding has',
    rule('severity: CRITICAL', 'a.example'),
    9,
    /no finding has the severity `CRITICAL`/,
  ],
  [
    'a template that is not closed',
    rule('category: Host', '"{{$.hostOrIP}"'),
    13,
    /template is not whole: Unclosed tag/,
  ],
  ['raw HTML', '<div class="x">Text.</div>', 1, /<div> is raw HTML/],
  ['a comment that does not end', '<!-- later\n\nText.', 1, /comment is not closed/],
  ['a directive with one colon', ':hook-card{id="defectdojo"}', 1, /one colon — write ::hook-card/],
  ['a demo target that does not exist', 'Scan `juiceshop.demo-targets.svc`.', 1, /did you mean `juice-shop`/],
  ['a character that nobody sees', 'Scan\u200B it.', 1, /invisible character U\+200B/],
  [
    'a link to the preview',
    'See [Nmap](http://localhost:3000/docs/scanners/nmap).',
    1,
    /write \/docs\/scanners\/nmap$/,
  ],
  ['a duration in words', scheduled('x').replace('schedule: "x"', 'interval: 5min'), 7, /write a duration such as/],
  [
    'an amount of memory that Kubernetes does not know',
    '```yaml values="nmap"\nscanner:\n  resources:\n    limits:\n      memory: 256mb\n```',
    5,
    /write a quantity such as/,
  ],
  [
    'a variable that is a number',
    '```yaml values="nmap"\nscanner:\n  env:\n    - name: WAIT\n      value: 60\n```',
    5,
    /quote the value/,
  ],
  ['a file without its flag', bash('kubectl apply ./scan.yaml'), 2, /write `-f \.\/scan\.yaml`/],
];

/** What looks like a mistake and is right. */
const RIGHT: readonly (readonly [what: string, body: string])[] = [
  ['programs that readers have', bash('flux get all\nargocd app list\nterraform plan')],
  ['fences of HCL and SQL', '```hcl\na = 1\n```\n\n```sql\nselect 1;\n```'],
  ['words that may repeat', 'You see that that works.'],
  ['a fence of backticks in a longer one', '````md\n```bash\nls\n```\n````'],
  ['the key that AWS uses in examples', bash('export AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE')],
  [
    'ports of all forms',
    bash(
      'scbctl scan nmap -- -p- -p22,80-443,T:8080,U:53 -p 1-65535 --top-ports 70000 scanme.nmap.org:22\n' +
        'scbctl scan trivy-image -- docker.io/library/nginx:20260101',
    ),
  ],
  ['schedules', [scheduled('*/5 0-6 1,15 * MON-FRI'), scheduled('@weekly')].join('\n\n')],
  ['what Markdown has no mark for', 'H<sub>2</sub>O and <abbr title="Domain Name System">DNS</abbr>.'],
  ['a Secret of text', yaml(named('Secret', 'web'), 'stringData:\n  password: a plain one')],
  ['articles before sounds', 'An SBOM, an hour, a user, a one-time job, an nginx, an x86 and a URL, option A or B.'],
  ['text that can be folded', '<details>\n<summary>The whole log</summary>\n\nText.\n\n</details>'],
  [
    'programs that no other page calls',
    bash('istioctl analyze\nvelero backup create scans\nmc ls local/securecodebox'),
  ],
  ['a language of which the site has no sample', '```ruby\nputs "a"\n```\n\n```kotlin\nval a = 1\n```'],
  ['glob and arithmetic', 'The rule `*.js` and 2 * 3 * 4.'],
  ['a tag to choose', bash('docker pull docker.io/securecodebox/lurker:IMAGE_TAG')],
  ['a box in a box', '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::'],
];

describe('whoever makes a mistake on a page is told its line and its mend, and nothing else', () => {
  for (const [mistake, body, line, told] of MISTAKES)
    it(mistake, async () => {
      // The way on stands first, so that what is not closed does not swallow it.
      const problems = await pageProblems(`${nextStep.trim()}\n\n${body}`);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0]!, told);
      assert.equal(problems[0]!.split(':')[0], String(FIRST - 1 + 2 + line), problems[0]);
    });
  it('a post without its cut', async () => {
    const list = {authors: '[team]', tags: '[events]'};
    const front = frontMatter({date: '2031-05-09T09:00:00Z', slug: '/2031/05/09/news', ...list});
    assertSaid(await pageProblems(`News.${nextStep}`, {file: 'blog/2031-05-09-news.md', front}), [
      '1: the post has no cut — …',
    ]);
  });
});

describe('what is right is not refused', () => {
  for (const [what, body] of RIGHT)
    it(what, async () => assert.deepEqual(await pageProblems(`${nextStep.trim()}\n\n${body}`), []));
});

describe('whoever raises the release finds the pages that still name the one before', () => {
  const page = (text: string) => parsePage('docs/example.md', text, expandMarkdown);
  it('in sentences, commands and images', () => {
    const text =
      'In release\n4.16.0 it crashes.\n\nhelm pull x --version 4.16.0\nhelm push $chart-4.16.0.tgz\ndocker.io/securecodebox/lurker:4.16.0\n\nThe version of the chart, `4.16.0`.';
    const flaws = releaseFlaws(page(text), '4.17.0');
    assert.deepEqual(
      flaws.map(({line, problem}) => `${line}: ${problem}`),
      [2, 4, 5, 6, 8].map((line) => `${line}: the page says 4.16.0, the release is 4.17.0`),
    );
    assert.deepEqual(
      flaws.map(({fix}) => fix?.to),
      [undefined, '--version 4.17.0', '$chart-4.17.0', 'docker.io/securecodebox/lurker:4.17.0', undefined],
    );
  });
  it('and a release that does not exist yet', () =>
    assert.equal(releaseFlaws(page('Release 4.61.0.'), '4.17.0').length, 1));
  it('but not the one of today, those of the past and versions of other programs', () =>
    assert.deepEqual(releaseFlaws(page('Release 4.17.0, releases before 4.6.0, lodash 4.17.11.'), '4.17.0'), []));
});

describe('mistakes outside of pages', () => {
  it('a component that MDX does not find the end of', async () => {
    const body = `import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText.${nextStep}`;
    assertSaid(await pageProblems(body, {file: 'docs/example.mdx'}), ['8: MDX: … — end it with </Tabs>…']);
  });
  it('a page that no sidebar leads to, and a place in a sidebar that leads to no page', () => {
    const site = new Site(root, {files: {'docs/new.md': frontMatter()}});
    const sidebars = {
      docs: [{type: 'category', label: 'All', items: ['scanners/nmap', 'scanners/nnap', 'scanners/nmap']}],
    };
    const problems = sidebarFlaws(sidebars, "a\n  'nmap', 'nnap',\n", site);
    const ofOthers = ({file}: {readonly file: string}): boolean => file.startsWith('docs/') && file !== 'docs/new.md';
    assert.ok(
      !problems.some(({file}) => file === 'docs/scanners/nmap.md'),
      'a page that an id misspells is told there',
    );
    assert.deepEqual(problems.filter((problem) => !ofOthers(problem)).map(formatProblem), [
      'sidebars.ts:2: docs/scanners/nmap.md stands in the sidebar twice — remove one; a sidebar marks one place as the current one',
      'sidebars.ts:2: there is no page docs/scanners/nnap.md — did you mean `scanners/nmap`?',
      "docs/new.md:1: the page stands in no sidebar, so nobody finds it — add 'new' to sidebars.ts, or say unlisted: true",
    ]);
  });
  it('a page that is renamed: its place in the sidebar, links to it, and who comes from elsewhere', () => {
    const renamed = new Site(root, {files: {'docs/how-tos/limit-scope.md': frontMatter()}});
    const ids = renamed.pageFiles.filter((file) => file.startsWith('docs/')).map(idOf);
    const before = ids.map((id) => (id === 'how-tos/limit-scope' ? 'how-tos/limits' : id));
    assert.deepEqual(
      sidebarFlaws({docs: before}, '', renamed).map(({problem, mend}) => `${problem} — ${mend}`),
      ['there is no page docs/how-tos/limits.md — did you mean `how-tos/limit-scope`?'],
    );
    assert.equal(routeMend('/docs/how-tos/pod-scope', ['/docs/how-tos/scope']), 'did you mean `/docs/how-tos/scope`?');
    const routes = ['/docs/a/installation', '/docs/a/uninstall'];
    assert.equal(
      routeMend('/docs/a/uninstallation', routes, ['/docs/a/installation', '/docs/a/uninstallation']),
      'did you mean `/docs/a/uninstall`?',
      'not the page that was there before, however alike its name',
    );
    const gone = new Site(root, {files: {'docs/scanners/nmap.md': '---\nslug: nmap-scans\n---\n'}});
    assertSaid(declarationProblems(gone).map(formatProblem), [
      "src/config/redirects.ts:…: the page /docs/scanners/nmap is gone, … add {from: '/docs/scanners/nmap', to: '/docs/scanners/nmap-scans', …",
    ]);
  });
  it('a mistake in the syntax of the catalog names file and line instead of a stack', () => {
    const folder = folderWith();
    cpSync(path.join(root, 'tools/run.mjs'), path.join(folder, 'tools/run.mjs'));
    mkdirSync(path.join(folder, 'src'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'tools/try.ts'), "import '../src/nmap';\n");
    writeFileSync(path.join(folder, 'src/nmap.ts'), "export const nmap = {\n  id: 'nmap'\n  title: 'Nmap',\n};\n");
    const {status, stderr} = spawnSync(process.execPath, ['tools/run.mjs', 'try'], {cwd: folder, encoding: 'utf8'});
    rmSync(path.join(root, 'node_modules/.cache/tools/try'), {recursive: true, force: true});
    assert.equal(status, 2, 'nothing could be judged');
    assert.match(stderr, /^src\/nmap\.ts:3: syntax: Expected "}" but found "title" — correct this line/);
  });
  it('slips in files of the catalog are told together, each once, at its line and with its mend', () => {
    const slips: readonly (readonly [file: string, from: string | RegExp, to: string, told: string])[] = [
      [
        'common/parts',
        'readOnlyRootOff:\n  key:',
        'readOnlyRootOff:\n  kee:',
        '3: readOnlyRootOff.kee: there is … `key`?',
      ],
      ['crds/scan.schema', 'type: string', 'type: strin', '… "strin" is not allowed here — did you mean `string`?'],
      ['crds/scan-type.schema', /\$defs\/\w+/, '$defs/no', '…: $ref: there is no such definition, "no" — …'],
      ['demo-targets/bodgeit', 'port: 8080', 'port: "8080"', '…: port: … a text, … — write it without quotes'],
      ['hooks/update-field', /^[^]*$/, '# Nothing yet.\n', '1: the file is empty — write its entry, or remove it'],
      ['scanners/nikto', 'summary', 'sumary', '2: sumary: there is no such field — did you mean `summary`?'],
      ['scanners/nmap', 'category: network', 'category: "network', '3: YAML: a quote is not … — end the value …'],
      ['scanners/amass', 'tags:', '---\ntags:', '…: a second document begins here — remove the line'],
      ['scanners/doggo', 'title: ', 'title: `', '1: YAML: a value begins with ` and … — quote the value'],
      ['scanners/ffuf', 'title: ', 'title: *', '1: YAML: there is no anchor &ffuf — …'],
      [
        'scanners/zap',
        '!common mayRunAsRoot',
        '!common mayRunAsRot',
        '…: there is no part "mayRunAsRot" … `mayRunAsRoot`?',
      ],
      ['tools/helm', 'create-namespace', 'Create-namespace', '…: "Create-namespace" is no flag — write it as …'],
    ];
    const folder = folderWith();
    for (const part of ['src', 'tools', 'package.json'])
      cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, from, to] of slips) {
      const file = path.join(folder, `src/catalog/${name}.yaml`);
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
      assert.notEqual(readFileSync(file, 'utf8'), text, name);
    }
    const {stderr, status} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/check.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 2, 'nothing could be judged');
    assertSaid(
      stderr.trim().split('\n').slice(0, -1).toSorted(),
      slips.map(([name, , , told]) => `src/catalog/${name}.yaml:${told}`).toSorted(),
    );
  });
  it('a note of what is to be written in the catalog is told at its line', () => {
    assert.deepEqual(unfinishedIn('src/catalog/hooks/x.yaml', "a\nsummary: 'TODO: say it.'\n").map(formatProblem), [
      'src/catalog/hooks/x.yaml:2: not written yet: TODO: say it. — write it and remove the note',
    ]);
  });
  it('a problem stands beside its line in a pull request', () => {
    const problem = {file: 'docs/a,b.md', line: 3, problem: '100% wrong', mend: 'mend it'};
    assert.equal(annotation(problem), '::error file=docs/a%2Cb.md,line=3::100%25 wrong — mend it');
  });
});

describe('one mistake in the front matter is one message, at its line', () => {
  const front = frontMatter({keywords: '[a, b]'});
  const cases: readonly (readonly [what: string, front: string, told: RegExp])[] = [
    ['no closing mark', front.replace(/---\n$/, ''), /^4: .*two lines.*close it with ---/],
    ['no opening mark', front.replace(/^---\n/, ''), /^1: .*add --- above/],
    ['a blank line above', `\n${front}`, /^1: .*remove what stands above/],
    ['a byte order mark', `\uFEFF${front}`, /^1: .*byte order mark/],
    ['an open quote', front.replace('title: ', 'title: "'), /^2: .*quote is not closed/],
    ['an open list', front.replace('b]', 'b'), /^4: .*list is not closed/],
    ['a missing blank', front.replace('title: ', 'title:'), /^2: .*blank is missing after the colon/],
  ];
  for (const [what, text, told] of cases)
    it(what, async () => {
      const problems = await pageProblems(`Text.${nextStep}`, {front: text});
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0]!, told);
    });
});
