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

describe('raising the release finds the pages that still name the one before', () => {
  const page = (text: string) => parsePage('docs/example.md', text, expandMarkdown);
  it('in sentences, commands and images', () => {
    const text =
      'Use release\n4.16.0, which crashes.\n\nhelm pull x --version 4.16.0\nhelm push $chart-4.16.0.tgz\ndocker.io/securecodebox/lurker:4.16.0\n\nThe version of the chart, `4.16.0`.';
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
      [
        'demo-targets/bodgeit',
        'port: 8080',
        'port: "8080"',
        '…: port: Invalid input: expected number, received string — …',
      ],
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
