import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {catalogProblems} from '../../tools/check/catalog';
import {checkSite} from '../../tools/check/index';
import {commandLines} from '../../src/markdown/expand/command';
import {formatProblem, inFile, type Problem, sortProblems} from '../../src/lib/diagnostic';
import {readFences} from '../../tools/check/fences/fences';
import {Site} from '../../tools/check/site';
import {siteGuides} from '../../src/markdown/guides';
import {checkGuide} from '../../tools/check/guides';
import sidebars from '../../sidebars';
import {PRODUCT_RELEASE} from '../../src/catalog';
import {assertNone} from '../support/said';
import {projectDir} from '../support/site';

const site = new Site(projectDir);

describe('all content passes the checks', () => {
  let problems: readonly Problem[];

  before(async () => {
    problems = await checkSite(site);
  });

  it('every page: front matter, fences, commands, manifests, links, anchors and style', () => {
    assert.deepEqual(sortProblems(problems).map(formatProblem), []);
  });
  it('long commands in the docs are split into lines that fit on a laptop', () => {
    const cut = site.pageFiles
      .filter((file) => file.startsWith('docs/'))
      .flatMap((file) => readFences(site.page(file)).fences.map((fence) => ({file, ...fence})))
      .filter(({language}) => /^(?:bash|sh)$/.test(language))
      .filter(({code}) => commandLines(code) !== code);
    assertNone(cut.map(({file, line, code}) => `${file}:${line}: break it as\n${commandLines(code)}`));
  });
  it('every entry of the catalog', () => {
    assert.deepEqual(catalogProblems(site).map(formatProblem), []);
  });
});

const guides = site.pageFiles.filter((file) => site.frontMatter(file).values['guide'] !== undefined);

describe('a reader can follow a guide with its own files', () => {
  for (const file of guides)
    it(`${file} creates or names everything that its files and commands use`, () =>
      assert.deepEqual(inFile(file, checkGuide(site.page(file))).map(formatProblem), []));
});

describe('a guide can be found', () => {
  const inSidebar = JSON.stringify(sidebars);
  for (const {id} of siteGuides()) {
    it(`${id} is in the sidebar and on the overview`, () => {
      assert.ok(inSidebar.includes(`"${id}"`));
      assert.ok(site.page('docs/how-tos/index.md').text.includes(`](/docs/${id})`));
    });
  }
  it('on the reference pages that it links to', () => {
    for (const {id, links} of siteGuides())
      for (const link of links.filter((one) => /^\/docs\/(?:operations|scanners|hooks|api)\/[^/]+$/.test(one))) {
        const file = site.routes.get(link);
        if (!file?.endsWith('.md')) continue;
        assert.ok(site.page(file).text.includes(`](/docs/${id})`), `${file} has no link to ${id}`);
      }
  });
});

/** Shell commands that install the operator for the first time, each joined to one line. */
const firstInstallations = (text: string): readonly string[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^\s*helm .*--create-namespace/.test(line) && line.includes('helm/operator'));

it('a newcomer who copies an install command for the operator gets this release with working storage', () => {
  const files = site.pageFiles.filter((file) => !file.startsWith('blog/'));
  const commands = files.flatMap((file) => firstInstallations(site.read(file)).map((command) => ({file, command})));
  assert.match(commands.map(({file}) => file).join(), /docs\/getting-started\/installation\.md/);
  for (const {file, command} of commands) {
    assert.ok(command.includes(`--version ${PRODUCT_RELEASE}`), `${file}: ${command}`);
    // The operator connects to MinIO at RELEASE-minio, which only exists if the release name contains "operator".
    assert.match(command, /\s\S*operator\S* oci:|fullnameOverride|minio\.enabled=false/, file);
    // The registry does not have the image overrides of 4.x with the tag of this chart.
    assert.doesNotMatch(command, /minio\.image/, file);
  }
});
