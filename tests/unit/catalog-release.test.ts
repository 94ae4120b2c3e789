import assert from 'node:assert/strict';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {describe, it} from 'node:test';
import {KNOWN_RELEASES, PRODUCT_RELEASE} from '../../src/catalog';
import {Places, readClaims, wrongClaims} from '../../tools/check/evidence/claims';
import {compare} from '../../tools/catalog/compare';
import {productFolder, readWritten, writeFolder} from '../../tools/catalog/folder';
import {formerNames} from '../../tools/catalog/named';
import {pagesOf, placesOf, shaken, vanished} from '../../tools/catalog/report';
import {lostNames, namesLeft} from '../../tools/check/evidence/former';
import {moveCommands, moveTools} from '../../tools/catalog/update';
import {edited, editsOf} from '../fixtures/next-release';
import {folderWith} from '../support/folder';
import {assertNone} from '../support/said';
import {copyOf} from './support/project';

const root = path.resolve(__dirname, '../..');
const product = productFolder(root);
const written = readWritten(root);
const {edits, hiddenEdits, names} = editsOf(product, written, readClaims(root));

describe('a next release is reported with the pages that show it', () => {
  it('and the release itself has no differences', () => assert.deepEqual(compare(product, product), []));

  for (const {what, apply, page, reported} of edits)
    it(what, () => {
      const now = edited(product, apply);
      const changes = compare(product, now);
      const found = changes.filter((change) => change.path.join(' ').includes(reported));
      assert.notEqual(found.length, 0, JSON.stringify(changes));
      const places = found.flatMap((change) => placesOf(change, written).map(({file}) => file));
      const rests = shaken(readClaims(root), product, now).map(({about}) => about);
      const files = [...found.flatMap((change) => pagesOf(change, written)), ...places, ...rests];
      if (page !== undefined) assert.ok(files.join('\n').match(new RegExp(`^${page}`, 'm')), files.join('\n'));
    });

  it('a message that no source line produces any more', () => {
    const {apply, page} = hiddenEdits.message;
    const files = vanished(written, product, edited(product, apply)).map(({file}) => file);
    assert.ok(files.includes(page), files.join('\n'));
  });

  it('a known defect whose line is gone', () => {
    const {apply, place} = hiddenEdits.defect;
    const [found, ...others] = wrongClaims(readClaims(root), new Places(edited(product, apply)));
    assert.deepEqual(others, []);
    assert.equal(`${found?.file}:${found?.line}`, place);
    assert.match(found!.fix, /if the defect is fixed, remove it/);
  });
});

describe('a name that the product no longer has', () => {
  const now = edited(product, ...edits.map(({apply}) => apply));
  const lost = lostNames({...now, 'former.json': formerNames(product, now)});
  const said = (file: string, text: string) =>
    namesLeft(file, text, lost).map(({line, problem}) => `${line}: ${problem}`);

  it('is reported wherever a page or an entry still contains it', () => {
    const problems = written.flatMap(({file, source}) => namesLeft(file, source, lost));
    const text = problems.map(({problem}) => problem).join('\n');
    const removed = [names.value, names.rule, names.flag, names.metric];
    assertNone(removed.filter((name) => !text.includes(`no longer has \`${name}\``)));
  });

  it('is allowed in sentences about earlier releases, and as a word to search for', () => {
    const name = names.metric;
    assert.deepEqual(said('docs/a.md', `The metric \`${name}\` counts.`), [`1: operator no longer has \`${name}\``]);
    assert.deepEqual(said('docs/a.md', `In ${KNOWN_RELEASES[1]}, it was named \`${name}\`.`), []);
    assert.deepEqual(said('docs/a.md', `keywords: [${name}]`), []);
    assert.deepEqual(said('docs/getting-started/upgrading.md', `The metric \`${name}\` counts.`), []);
  });

  it('is forgotten when a later release has it again', () => {
    const back = formerNames({...now, 'former.json': formerNames(product, now)}, product);
    assert.equal(back['operator']?.includes(names.metric) ?? false, false);
  });
});

describe('update', () => {
  it('moves commands on every page, except for charts that the new release does not have', () => {
    const command = (chart: string, version: string) =>
      `helm upgrade x oci://ghcr.io/securecodebox/helm/${chart} \\\n  --version ${version}\n`;
    const kept = command('nmap', PRODUCT_RELEASE);
    const untouched = command('old', PRODUCT_RELEASE) + command('nmap', '4.16.0');
    const site = folderWith({
      'docs/getting-started/upgrading.md': kept + untouched,
      'src/pages/_home/install.mdx': kept,
      'blog/2020-01-01-a.md': kept,
    });
    const places = moveCommands(site, PRODUCT_RELEASE, '99.0.0', {'charts/nmap.json': {}});
    assert.deepEqual(places, ['docs/getting-started/upgrading.md:2', 'src/pages/_home/install.mdx:2']);
    const text = readFileSync(path.join(site, 'docs/getting-started/upgrading.md'), 'utf8');
    assert.equal(text, command('nmap', '99.0.0') + untouched);
  });

  it('moves images, GitOps fields and output of Helm, but no sentence about a release', () => {
    const pinned = (old: string) =>
      `    targetRevision: ${old}\nimage: docker.io/securecodebox/parser-nmap:${old}\nx  deployed   nmap-${old}\nhelm push "$chart-${old}.tgz"\n`;
    const history = `| ${PRODUCT_RELEASE} (2026-07-07) | Since ${PRODUCT_RELEASE}, nmap fails |\nhook-old:${PRODUCT_RELEASE}, old-${PRODUCT_RELEASE}\n`;
    const site = folderWith({'docs/a.md': pinned(PRODUCT_RELEASE) + history});
    moveCommands(site, PRODUCT_RELEASE, '99.0.0', {'charts/nmap.json': {}});
    assert.equal(readFileSync(path.join(site, 'docs/a.md'), 'utf8'), pinned('99.0.0') + history);
  });

  it('moves the version of a tool in code, but not in a sentence', () => {
    const chart = product[`charts/${names.tool}.json`] as {appVersion: string};
    const text = (version: string) => `\`\`\`text\nimage: ${names.tool}:${version}\n\`\`\`\n`;
    const history = `Since ${chart.appVersion}, ${names.tool} fails.\n`;
    const site = folderWith({'docs/a.md': text(chart.appVersion) + history, 'src/pages/b.mdx': ''});
    const {apply} = edits.find(({reported}) => reported === 'appVersion')!;
    moveTools(site, product, edited(product, apply));
    assert.equal(readFileSync(path.join(site, 'docs/a.md'), 'utf8'), text('v99.1.0') + history);
  });

  it('leaves a TODO note for each new name, and the check lists what one side lacks', () => {
    const site = copyOf();
    cpSync(path.join(root, '.oxfmtrc.json'), path.join(site, '.oxfmtrc.json'));
    writeFolder(path.join(site, 'src/catalog/product'), edited(product, ...edits.map(({apply}) => apply)));
    const run = (...words: readonly string[]) => {
      const {stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
        cwd: site,
        encoding: 'utf8',
      });
      return stdout + stderr;
    };
    const added = run(
      '--eval',
      `require('./tools/catalog/update').addStubs('.').then((all) => console.log(all.join('\\n')))`,
    );
    const [, place = ''] = /^(\S+): \S*values\.quiteNew$/m.exec(added) ?? [];
    assert.match(readFileSync(path.join(site, place), 'utf8'), /quiteNew: 'TODO: /);
    const checked = run('tools/check.ts');
    assertNone(edits.flatMap(({checked: said = ''}) => (checked.includes(said) ? [] : [said])));
  });
});
