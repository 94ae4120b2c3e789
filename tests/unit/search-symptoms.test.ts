import assert from 'node:assert/strict';
import {test} from 'node:test';
import {search} from '../../src/search/engine/search';
import {tellingWords} from '../../src/search/text/words';
import {smallIndex, type SmallPage} from './support/search-site';

const page = (name: string, body: string, tags: readonly string[] = []): SmallPage => ({
  route: `/docs/${name}`,
  title: name.replaceAll('-', ' '),
  tags,
  body,
});
const filler = ['alpha', 'beta', 'gamma', 'delta'].map((name) =>
  page(name, `<p>The scan of ${name} reads its file in the controller and writes an error to the log of the pod.</p>`),
);
const site = smallIndex(
  page(
    'troubleshooting',
    `<h2 id="logs">Logs</h2><table>
    <tr id="no-kind"><td><code>no matches for kind "Scan" in version "&lt;version&gt;"</code><td>the definitions are missing
    <tr id="no-link"><td><code>could not sign the link of the upload</code><td>the keys are wrong</table>`,
  ),
  page('scan', '<p>A scan of this kind has a version. No other kind of scan matches.</p>'),
  ...filler,
);
const first = (query: string): string => search(site, query).pages[0]?.sections[0]?.document.sectionRoute ?? '';

test('a message in a row is found by a line of a log that says it with other names around it', () => {
  const line = `2026-02-11T08:15:09.123Z ERROR controllers.Scan the scan of the pod failed to reconcile {"controller": "scan", "reconcileID": "3f0c2b1a-3b1e-4a8e-9c1e-1f2e3d4c5b6a", "error": "no matches for kind \\"Scan\\" in version \\"v7\\""}`;
  assert.equal(first(line), '/docs/troubleshooting#no-kind');
  assert.equal(first('could not sign the link'), '/docs/troubleshooting#no-link');
});

test('a reader who asks in words that no page says is led to the section that answers', () => {
  const asked = {gone: ['ran out of memory', 'exit code 137']};
  const body = '<h2 id="begin">Begin</h2><p>Start the pod.</p><h2 id="gone">OOMKilled</h2><p>Raise the limit.</p>';
  const index = smallIndex({...page('parser', body), asked}, ...filler);
  for (const query of ['my pod ran out of memory', 'exit code 137'])
    assert.equal(search(index, query).pages[0]?.sections[0]?.document.sectionRoute, '/docs/parser#gone', query);
});

test('the rare word of a long line counts, wherever it is', () => {
  const index = smallIndex(page('lurker', '<p>Reads the result.</p>'), ...filler);
  const line = `${Array.from({length: 60}, (_, number) => `word${number}`).join(' ')} lurker`;
  assert.equal(search(index, line).pages[0]?.route, '/docs/lurker');
});

test('a shortened word of a half sentence is not asked, nor taken for a word of the pages', () => {
  const query = "It doesn't start and I'm lost, why won’t what's there run, dont know";
  assert.deepEqual(
    tellingWords(query).map(({exact}) => exact),
    ['start', 'lost', 'run', 'know'],
  );
  assert.deepEqual(
    tellingWords("the team's agent").map(({exact}) => exact),
    ["team's", 'agent'],
  );
});
