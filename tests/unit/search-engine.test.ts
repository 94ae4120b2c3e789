import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Corpus} from '../../src/search/engine/corpus';
import {search} from '../../src/search/engine/search';
import {smallIndex} from './support/search-site';

const filler = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].map((name) => ({
  route: `/docs/${name}`,
  title: `${name} page`,
  body: `<p>Something about ${name} and kubernetes clusters.</p>`,
}));

const site = smallIndex(
  {
    route: '/docs/scan',
    title: 'Scan',
    body: `<p>A Scan runs a scanner.</p><h2 id="fields">Fields</h2><ul>
      <li id="spec.cascades"><code>spec.cascades</code> (object): starts others<ul>
      <li id="spec.cascades.inheritlabels"><code>inheritLabels</code> (boolean): takes labels over</li></ul></li></ul>`,
  },
  {
    route: '/docs/scheduled-scan',
    title: 'ScheduledScan',
    body: '<p>Repeats a scan with a <code>repeatInterval</code>.</p>',
  },
  {
    route: '/docs/defectdojo',
    title: 'DefectDojo',
    body: '<p>A hook that stores findings in DefectDojo, see <code>defectdojo.securecodebox.io/product-name</code>.</p>',
  },
  {
    route: '/docs/nmap',
    title: 'Nmap',
    tags: ['port scan', 'host discovery'],
    body: `<p>Nmap finds ports.</p><h2 id="install">Install</h2><pre>helm upgrade --install nmap oci://ghcr.io/securecodebox/helm/nmap --set=cascadingRules.enabled=true</pre>
      <h2 id="parameters">Parameters</h2><table><tr><td><code>-Pn</code><td>skips host discovery</table>`,
  },
  {
    route: '/docs/installation',
    title: 'Installation',
    body: '<p>How to install the operator into kubernetes.</p><h2 id="uninstall">Remove the operator</h2><p>Uninstall it with helm.</p>',
  },
  {route: '/docs/runtime', title: 'Runtime View', body: '<p>The scan type and the scheduled runs.</p>'},
  ...filler,
);

const behind = {background: ['/docs/background'], removed: ['/docs/removed']};
const routes = (query: string): string[] => search(site, query).pages.map(({route}) => route);
const sectionOf = (query: string, corpus: Corpus) => search(corpus, query).pages[0]?.sections[0]?.document.sectionRoute;

/** The first page, and the queries that lead to it, with commas between them. */
const FIRST: readonly (readonly [promise: string, page: string, queries: string])[] = [
  [
    '[S5.2] the same kind is found however it is written',
    'scheduled-scan',
    'ScheduledScan, scheduled scan, scheduled-scan, scheduledscan, SCHEDULED SCANS',
  ],
  ['[S5.2] the same product is, too', 'defectdojo', 'defect dojo, DefectDojo, defectdojo, defect-dojo'],
  ['an exact title is the first result even where others say the word more often', 'scan', 'scan'],
  ['the end of a dotted path finds the whole path', 'scan', 'cascades.inheritLabels'],
  ['an annotation is found by its exact form', 'defectdojo', 'defectdojo.securecodebox.io/product-name'],
  ['flags and values are, too', 'nmap', 'cascadingRules.enabled, -Pn'],
  ['an alias or a keyword of the front matter answers like a title', 'nmap', 'port scan'],
  ['[S5.2] the beginning of a word is enough, and a whole title comes first', 'installation', 'install, installation'],
  ['[S5.2] the beginning of a name within the text is enough', 'scheduled-scan', 'repeatInt'],
  ['[S5.2] the beginning of the last word is enough', 'runtime', 'runtime v'],
  [
    'a pasted address finds its page, whatever was copied along with it',
    'nmap',
    '/docs/nmap%23install | https://example.org/docs/nmap#install | </docs/nmap> | "/docs/nmap". | (see /docs/nmap%23parameters) | [/docs/nmap]; | /docs/nmap%22%29 | ‘/docs/nmap’!',
  ],
  ['words of a question do no harm', 'installation', 'how do I install the operator?'],
  ['typing errors are forgiven: letters exchanged or missing', 'nmap', 'nmpa'],
  ['a letter less is forgiven', 'installation', 'instalation'],
  [
    'no character has a meaning of its own',
    'nmap',
    '+nmap, -nmap, nmap~2, nmap^10, title:nmap, nma*, "nmap", (nmap, nmap\\, *nmap*',
  ],
];
for (const [promise, page, queries] of FIRST)
  test(promise, () => {
    for (const query of queries.split(queries.includes(' | ') ? ' | ' : ', '))
      assert.equal(routes(query)[0], `/docs/${page}`, query);
  });

const SECTIONS: readonly (readonly [promise: string, query: string, section: string])[] = [
  ['a field leads to the list item that describes it', 'inheritLabels', '/docs/scan#spec.cascades.inheritlabels'],
  ['the section that has all words comes before one that has some', 'uninstall helm', '/docs/installation#uninstall'],
  [
    'beside the name of a page, what else was asked leads to the section that says it',
    'nmap host discovery skip',
    '/docs/nmap#parameters',
  ],
  ['the name of a page alone leads to its beginning', 'nmap', '/docs/nmap'],
];
for (const [promise, query, section] of SECTIONS) test(promise, () => assert.equal(sectionOf(query, site), section));

test('a query of nothing but words of a question is answered all the same, and an unknown word finds nothing', () => {
  assert.doesNotThrow(() => search(site, 'how to do the'));
  assert.deepEqual(routes('qqqqzzzz'), []);
});

test('a letter too many or another one is forgiven', () => {
  for (const query of ['nmapp', 'defectdjo', 'shceduled scan']) assert.notEqual(routes(query).length, 0, query);
});

test('a result with a typing error is below one without', () => {
  const two = smallIndex(
    {route: '/docs/grype', title: 'Other', body: '<p>grype once</p>'},
    {route: '/docs/gripe', title: 'Gripe', body: '<p>gripe gripe gripe</p>'},
    ...filler,
  );
  assert.equal(search(two, 'grype').pages[0]?.route, '/docs/grype');
});

test('a corrected word is reported', () => {
  assert.deepEqual(search(site, 'nmpa').corrections, [['nmpa', 'nmap']]);
  assert.deepEqual(search(site, 'nmap').corrections, []);
});

test('a line of a log finds the heading that quotes its message, whatever else is in it', () => {
  const index = smallIndex(
    {
      route: '/docs/help',
      title: 'Help',
      body: `<h2 id="type">Configured ScanType '&lt;name&gt;' not found in '&lt;namespace&gt;' namespace</h2><p>Install its chart.</p>
        <h2 id="image">ImagePullBackOff or ErrImagePull</h2><p>No such image.</p>`,
    },
    {route: '/docs/team', title: 'team-a', body: '<p>The controller of the scan, nmap, prod and time.</p>'},
    ...filler,
  );
  const line = `2026-11-20T10:14:33Z ERROR controller 10.0.12.7 {"scan": "team-a/nmap-prod"}`;
  assert.equal(
    sectionOf(`${line} Configured ScanType 'nmap' not found in 'team-a' namespace.`, index),
    '/docs/help#type',
  );
  assert.equal(sectionOf('pod/scan-nmap-x7z9k team-a 0/2 ImagePullBackOff 0 3m', index), '/docs/help#image');
});

test('of two headings that quote a pasted message the one that says more of it comes first', () => {
  const index = smallIndex(
    {
      route: '/docs/help',
      title: 'Help',
      body: `<h2 id="type">Could not find test type '&lt;name&gt;' in the API. It might be an unsupported version.</h2><p>Update it.</p>`,
    },
    {
      route: '/docs/hook',
      title: 'Hook',
      body: '<h2 id="limits">Could not find test type</h2><p>It is told elsewhere.</p>',
    },
    ...filler,
  );
  assert.equal(sectionOf(`Could not find test type 'Nmap Scan' in the API.`, index), '/docs/help#type');
});

test('who asks for one hour is not led to a first step', () => {
  const index = smallIndex(
    {route: '/docs/remove', title: 'Remove', body: '<h2 id="1-delete">1. Delete scans</h2><p>All of them.</p>'},
    {route: '/docs/keep', title: 'Keep', body: '<h2 id="ttl">Delete scans</h2><p>After an hour.</p>'},
    ...filler,
  );
  assert.equal(search(index, 'after 1 hour').pages[0]?.route, '/docs/keep');
});

test('another word for it is known in all its forms', () => {
  const index = smallIndex(
    {route: '/docs/rights', title: 'Rights', body: '<p>Who may read.</p>'},
    {route: '/docs/team', title: 'Team', body: '<p>All of us.</p>'},
    ...filler,
  );
  for (const query of ['permission', 'permissions']) assert.equal(search(index, query).pages[0]?.route, '/docs/rights');
});

test('scores of two tags are comparable: a match in a small index does not beat a better one in a large', () => {
  const blog = smallIndex({route: '/blog/a', title: 'News', type: 'blog', body: '<p>We met, and nmap was there.</p>'});
  assert.equal(search(new Corpus([...site.indexes, ...blog.indexes]), 'nmap').pages[0]?.route, '/docs/nmap');
  assert.equal(search(new Corpus([...blog.indexes, ...site.indexes]), 'nmap').pages[0]?.route, '/docs/nmap');
});

test('of two pages that answer alike the one about the use of the product comes first', () => {
  const body = '<p>How to rotate keys.</p>';
  const two = smallIndex(
    {route: '/docs/background/keys', title: 'Keys', body},
    {route: '/docs/keys', title: 'Keys', body},
    ...filler,
  );
  assert.equal(search(two, 'keys', behind).pages[0]?.route, '/docs/keys');
});

test('a page in the background is held back as long as it is not named', () => {
  const two = smallIndex(
    {route: '/docs/background/probe', title: 'Probe Classic', body: '<p>An error ends it with exit code 3.</p>'},
    {
      route: '/docs/probe',
      title: 'Probe Modern',
      body: '<h2 id="codes">Codes</h2><p>An error ends it with exit code 1, not 3 as in classic.</p>',
    },
    ...filler,
  );
  assert.equal(search(two, 'probe error exit code', behind).pages[0]?.route, '/docs/probe');
  assert.equal(search(two, 'probe classic error exit code', behind).pages[0]?.route, '/docs/background/probe');
});

test('[S3.11] a result has its document, its score and the terms that were looked for', () => {
  const {pages, terms} = search(site, 'inheritLabels');
  const [result] = pages.flatMap(({sections}) => sections);
  assert.equal(result?.document.sectionRoute, '/docs/scan#spec.cascades.inheritlabels');
  assert.ok(result.score > 0);
  assert.ok(terms.has('inheritlabel'));
});
