import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Corpus} from '../../src/search/engine/corpus';
import {search} from '../../src/search/engine/rank';
import {tellingWords} from '../../src/search/text/words';
import {smallIndex, type SmallPage} from './support/search-site';

const page = (name: string, body: string, more: Partial<SmallPage> = {}): SmallPage => ({
  route: `/docs/${name}`,
  title: name,
  body,
  ...more,
});
const filler = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'].map((name) =>
  page(
    name,
    `<p>The scan of ${name} reads its file in kubernetes clusters and writes an error to the log of the pod.</p>`,
  ),
);

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

const routesIn = (corpus: Corpus, query: string): string[] => search(corpus, query).pages.map(({route}) => route);
const routes = (query: string): string[] => routesIn(site, query);
const sectionIn = (corpus: Corpus, query: string): string | undefined =>
  search(corpus, query).pages[0]?.sections[0]?.document.sectionRoute;
/** The first section that is found in a site of these pages. */
const first = (query: string, ...pages: readonly SmallPage[]): string | undefined =>
  sectionIn(smallIndex(...pages, ...filler), query);

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
for (const [promise, expected, queries] of FIRST)
  test(promise, () => {
    for (const query of queries.split(queries.includes(' | ') ? ' | ' : ', '))
      assert.equal(routes(query)[0], `/docs/${expected}`, query);
  });

const SECTIONS: readonly (readonly [promise: string, query: string, section: string])[] = [
  ['a field leads to the list item that describes it', 'inheritLabels', '/docs/scan#spec.cascades.inheritlabels'],
  ['the section that has all words comes before one that has some', 'uninstall helm', '/docs/installation#uninstall'],
  [
    'next to the name of a page, the other words lead to the section that contains them',
    'nmap host discovery skip',
    '/docs/nmap#parameters',
  ],
  ['the name of a page alone leads to its beginning', 'nmap', '/docs/nmap'],
];
for (const [promise, query, section] of SECTIONS) test(promise, () => assert.equal(sectionIn(site, query), section));

test('a query of nothing but words of a question still gets an answer, and an unknown word finds nothing', () => {
  assert.doesNotThrow(() => search(site, 'how to do the'));
  assert.deepEqual(routes('qqqqzzzz'), []);
});

test('a letter too many or another one is forgiven, and a corrected word is reported', () => {
  for (const query of ['nmapp', 'defectdjo', 'shceduled scan']) assert.notEqual(routes(query).length, 0, query);
  assert.deepEqual(search(site, 'nmpa').corrections, ['nmap']);
  assert.deepEqual(search(site, 'nmap').corrections, []);
});

test('the beginning of a title beats longer words elsewhere, also where it ends within a stem', () => {
  const titled = page('a11y', '<p>For all.</p>', {title: 'Accessibility statement'});
  const busy = page('busy', '<p>Accessible accessories.</p>', {title: 'Accessories', tags: ['accessing']});
  for (const query of ['accessi', 'Accessibili', 'accessibility st'])
    assert.equal(first(query, busy, titled), '/docs/a11y', query);
});

test('two exchanged letters count as one edit, also at the end of a name, where they change its stem', () => {
  const names = ['nuclei', 'trivy', 'dependency track', 'cascading scans'];
  const index = smallIndex(
    ...names.map((name) => page(name.replace(' ', '-'), '<p>Text.</p>', {title: name})),
    ...filler,
  );
  for (const [query, name] of [
    ['nuceli', 'nuclei'],
    ['triyv', 'trivy'],
    ['dependecny track', 'dependency-track'],
    ['cascaidng scans', 'cascading-scans'],
  ] as const)
    assert.equal(routesIn(index, query)[0], `/docs/${name}`, query);
});

test('a result with a typing error is below one without', () => {
  const grype = page('grype', '<p>grype once</p>', {title: 'Other'});
  assert.equal(first('grype', grype, page('gripe', '<p>gripe gripe gripe</p>')), '/docs/grype');
});

test('a query for one hour does not lead to the first step of a procedure', () => {
  const remove = page('remove', '<h2 id="1-delete">1. Delete scans</h2><p>All of them.</p>');
  const keep = page('keep', '<h2 id="ttl">Delete scans</h2><p>After an hour.</p>');
  assert.equal(first('after 1 hour', remove, keep), '/docs/keep#ttl');
});

test('a synonym is found in all its forms', () => {
  const both = [page('rights', '<p>Who may read.</p>'), page('team', '<p>All of us.</p>')];
  for (const query of ['permission', 'permissions']) assert.equal(first(query, ...both), '/docs/rights');
});

test('of two headings that quote a pasted message the one that says more of it comes first', () => {
  const long = `Could not find test type '&lt;name&gt;' in the API. It might be an unsupported version.`;
  const both = [page('help', `<h2 id="a">${long}</h2>`), page('hook', '<h2 id="b">Could not find test type</h2>')];
  assert.equal(first(`Could not find test type 'Nmap Scan' in the API.`, ...both), '/docs/help#a');
});

test('the rare word of a long line counts at every place', () => {
  const line = `${Array.from({length: 60}, (_, number) => `word${number}`).join(' ')} lurker`;
  assert.equal(first(line, page('lurker', '<p>Reads the result.</p>')), '/docs/lurker');
});

test('a reader who asks in words that no page says is led to the section that answers', () => {
  const body = '<h2 id="begin">Begin</h2><p>Start.</p><h2 id="gone">OOMKilled</h2><p>Raise the limit.</p>';
  const parser = page('parser', body, {asked: {gone: ['ran out of memory', 'exit code 137']}});
  for (const query of ['my pod ran out of memory', 'exit code 137'])
    assert.equal(first(query, parser), '/docs/parser#gone', query);
});

const help = smallIndex(
  page(
    'help',
    `<h2 id="type">Configured ScanType '&lt;name&gt;' not found in '&lt;namespace&gt;' namespace</h2><p>Install its chart.</p>
    <h2 id="image">ImagePullBackOff or ErrImagePull</h2><p>No such image.</p><h2 id="logs">Logs</h2><table>
    <tr id="no-kind"><td><code>no matches for kind "Scan" in version "&lt;version&gt;"</code><td>the definitions are missing
    <tr id="no-link"><td><code>could not sign the link of the upload</code><td>the keys are wrong</table>`,
  ),
  page('team-a', '<p>The controller of the scan, nmap, prod and time.</p>'),
  page('scan', '<p>A scan of this kind has a version. No other kind of scan matches.</p>'),
  ...filler,
);
const TIME = '2026-11-20T10:14:33Z ERROR controllers.Scan';
const LINES = {
  [`${TIME} 10.0.12.7 {"scan": "team-a/nmap-prod"} Configured ScanType 'nmap' not found in 'team-a' namespace.`]:
    'type',
  'pod/scan-nmap-x7z9k team-a 0/2 ImagePullBackOff 0 3m': 'image',
  [`${TIME} the scan of the pod failed to reconcile {"controller": "scan", "reconcileID": "3f0c2b1a-3b1e-4a8e-9c1e-1f2e3d4c5b6a", "error": "no matches for kind \\"Scan\\" in version \\"v7\\""}`]:
    'no-kind',
  'could not sign the link': 'no-link',
};
test('a rare word finds every page that has it, also once and among everyday words', () => {
  const pages = Array.from({length: 6}, (_, place) =>
    page(`gate-${place}`, `<p>Nobody ever guesses ${'what '.repeat(place)}.</p>`),
  );
  assert.equal(routesIn(smallIndex(...pages, ...filler), 'guess').length, 6);
});

test('a line of a log finds the heading or row that quotes its message, whatever else is in it', () => {
  for (const [line, section] of Object.entries(LINES)) assert.equal(sectionIn(help, line), `/docs/help#${section}`);
});

test('contractions in a sentence are stop words', () => {
  const wordsOf = (query: string) => tellingWords(query).map(({exact}) => exact);
  assert.deepEqual(wordsOf("It doesn't start and I'm lost, why won’t what's there run, dont know"), [
    'start',
    'lost',
    'run',
    'know',
  ]);
  assert.deepEqual(wordsOf("the team's agent"), ["team's", 'agent']);
});

test('scores of two tags are comparable: a match in a small index does not beat a better one in a large', () => {
  const blog = smallIndex(page('news', '<p>We met, and nmap was there.</p>', {type: 'blog'}));
  for (const indexes of [
    [...site.indexes, ...blog.indexes],
    [...blog.indexes, ...site.indexes],
  ])
    assert.equal(routesIn(new Corpus(indexes), 'nmap')[0], '/docs/nmap');
});

test('a page in the background is held back as long as it is not named', () => {
  const behind = ['/docs/background'];
  const index = smallIndex(
    page('background/keys', '<p>How to rotate keys.</p>', {title: 'Keys'}),
    page('keys', '<p>How to rotate keys.</p>', {title: 'Keys'}),
    page('background/probe', '<p>An error ends it with exit code 3.</p>', {title: 'Probe Classic'}),
    page('probe', '<h2 id="codes">Codes</h2><p>An error ends it with exit code 1, not 3 as in classic.</p>', {
      title: 'Probe Modern',
    }),
    ...filler,
  );
  const firstRoute = (query: string) => search(index, query, behind).pages[0]?.route;
  assert.equal(firstRoute('keys'), '/docs/keys', 'of two pages that answer alike');
  assert.equal(firstRoute('probe error exit code'), '/docs/probe');
  assert.equal(firstRoute('probe classic error exit code'), '/docs/background/probe');
});

test('[S3.11] a result has its document, its score and the terms that were looked for', () => {
  const {pages, terms} = search(site, 'inheritLabels');
  const [result] = pages.flatMap(({sections}) => sections);
  assert.equal(result?.document.sectionRoute, '/docs/scan#spec.cascades.inheritlabels');
  assert.ok(result.score > 0);
  assert.ok(terms.has('inheritlabel'));
});
