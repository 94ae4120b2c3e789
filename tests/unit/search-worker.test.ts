import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {setImmediate as nextTurn, setTimeout as sleep} from 'node:timers/promises';
import {READY_WITHIN} from '../../src/lib/worker-host';
import {type DocumentType, SHOWN_TEXTS} from '../../src/search/model';
import {noAnswer, type Answer} from '../../src/search/engine/answer';
import {SearchClient} from '../../src/search/worker/client';
import type {SearchQuery, SearchRequest, SearchResponse} from '../../src/search/worker/protocol';
import {SearchSession} from '../../src/search/worker/session';
import {smallFile} from './support/search-site';

const pages = [
  {route: '/docs/nmap', title: 'Nmap', body: '<p>Nmap finds ports.</p>'},
  {route: '/docs/zap', title: 'ZAP', body: '<p>ZAP looks at web sites and their forms.</p>'},
];
const files: Readonly<Record<string, unknown>> = {
  '/search-index-docs.json': smallFile(pages),
  '/search-text/docs/nmap.json': {sections: {'': 'Nmap finds ports on hosts.'}},
};
const scope = {baseUrl: '/', tags: ['docs'], demoted: []};
const network = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = network;
});

type Answering = (url: string) => Promise<Response> | Response;
const fromFiles: Answering = (url) => (url in files ? Response.json(files[url]) : new Response('', {status: 404}));

/** A session on a network of our own, with everything that it asked for and said. */
function started(answering: Answering) {
  const asked: string[] = [];
  const said: SearchResponse[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return answering(String(url));
  };
  const session = new SearchSession((response) => said.push(response));
  let number = 0;
  return {
    asked,
    said,
    open: () => session.handle({type: 'open', scope}),
    query: (query: string, manner: Partial<SearchQuery> = {}) => {
      // The page drops a query when it sends the next one.
      void session.handle({type: 'drop', number});
      number += 1;
      return session.handle({type: 'query', number, scope, query, limit: 8, ...manner} satisfies SearchRequest);
    },
    answers: (): Answer[] => said.flatMap((response) => (response.type === 'answer' ? [response.answer] : [])),
  };
}

const numberOf = (response: SearchResponse) => (response.type === 'ready' ? undefined : response.number);
const routes = (answer: Answer | undefined): string[] => answer?.groups.map(({route}) => route) ?? [];

test('[S7.1] each index is fetched once, however many queries there are', async () => {
  const {asked, open, query, answers} = started(fromFiles);
  await open();
  for (const text of ['nmap', 'zap', 'forms']) await query(text);
  assert.deepEqual(routes(answers().at(-1)), ['/docs/zap']);
  const fetched = asked.filter((url) => url.includes('search-index'));
  assert.deepEqual(fetched, ['/search-index-docs.json']);
});

const indexText = JSON.stringify(files['/search-index-docs.json']);
/** Everything that can happen to a file on its way, or in a cache. */
const DAMAGE: Readonly<Record<string, Answering>> = {
  'is missing': () => new Response('', {status: 404}),
  'cannot be fetched': () => Promise.reject(new TypeError('Failed to fetch')),
  'is a page': () => new Response('<!doctype html><title>Login</title>'),
  'is empty': () => new Response(''),
  'is truncated': () => new Response(indexText.slice(0, -indexText.length / 3)),
  'has lost its documents': () => new Response(indexText.replace('"documents"', '"document"')),
  'has lost its vectors': () => new Response(indexText.replace('"fieldVectors"', '"vectors"')),
};
for (const [damage, answering] of Object.entries(DAMAGE))
  test(`[S7.1 S7.2 S8.5] an index that ${damage} acts as an empty one without a message, and opening the search again retries`, async ({
    mock,
  }) => {
    const warn = mock.method(console, 'warn', () => {});
    let isWell = false;
    const {open, query, answers} = started((url) => (isWell ? fromFiles(url) : answering(url)));
    await open();
    await query('nmap');
    assert.deepEqual(routes(answers().at(-1)), []);
    isWell = true;
    await open();
    await query('nmap');
    assert.deepEqual(routes(answers().at(-1)), ['/docs/nmap']);
    assert.equal(warn.mock.callCount(), 0);
  });

test('of queries that arrive together, or while files load, only the last is answered', async () => {
  const {open, query, said} = started(async (url) => {
    await sleep(20);
    return fromFiles(url);
  });
  const early = query('nmap');
  await sleep(5);
  await Promise.all([early, query('zap')]);
  await open();
  await Promise.all(['n', 'nm', 'nma', 'zap'].map((text) => query(text)));
  assert.deepEqual([...new Set(said.map(numberOf))], [2, 6]);
});

test('an index that cannot be loaded does not hold up what the others have found', async () => {
  const two = {...scope, tags: ['docs', 'blog']};
  const {query, answers} = started(fromFiles);
  await query('forms', {scope: two});
  assert.deepEqual(routes(answers().at(-1)), ['/docs/zap']);
  assert.equal(answers().at(-1)?.isWhole, false);
});

test('snippets follow the answer, for shown results only, and a missing text is no error', async () => {
  const {asked, query, said} = started(fromFiles);
  await query('nmap');
  const last = said.at(-1);
  assert.equal(last?.type, 'snippets');
  assert.equal(last.type === 'snippets' && last.snippets['/docs/nmap']?.text, 'Nmap finds ports on hosts.');
  assert.ok(!asked.includes('/search-text/docs/zap.json'));
  await query('zap');
});

test('where pages of one kind are shown, the first of them get their snippets, however many others are better', async () => {
  const docs = Array.from({length: SHOWN_TEXTS}, (_, number) => ({
    route: `/docs/${number}`,
    title: 'Ports',
    body: '<p>Ports.</p>',
  }));
  const post = {route: '/blog/ports', title: 'News', body: '<p>News of ports.</p>', type: 'blog' as const};
  const small = smallFile([...docs, post]);
  const text = {sections: {'': 'The text of the page about ports.'}};
  const texts: Answering = (url) => Response.json(url.includes('search-index') ? small : text);
  const shownOf = async (shown?: DocumentType) => {
    const {said, query} = started(texts);
    await query('ports', {limit: 1000, shown});
    return said.flatMap((response) => (response.type === 'snippets' ? Object.keys(response.snippets) : []));
  };
  assert.deepEqual(new Set(await shownOf()), new Set(docs.map(({route}) => route)));
  assert.deepEqual(await shownOf('blog'), [post.route]);
});

const SENTENCE = 'It waits until the last one of them has ended.';
const quoted = [
  {route: '/docs/ended', title: 'Ended ended', body: '<p>The last one waits until all ended.</p>'},
  {route: '/docs/wait', title: 'Other', body: `<p>First.</p><h2 id="end">End</h2><p>${SENTENCE}</p>`},
];
const quotedFiles: Readonly<Record<string, unknown>> = {
  '/search-index-docs.json': smallFile(quoted),
  '/search-text/docs/ended.json': {sections: {'': 'The last one waits until all ended.'}},
  '/search-text/docs/wait.json': {sections: {'': 'First.', end: SENTENCE}},
};
const fromQuoted: Answering = (url) =>
  url in quotedFiles ? Response.json(quotedFiles[url]) : new Response('', {status: 404});
for (const [manner, phrase] of [
  ['a pasted sentence', SENTENCE],
  ['a phrase in quotes', '"one of them has ended"'],
  ['a phrase in typographic quotes', '“until the last one of them”'],
] as const)
  test(`${manner} finds the section that contains it word for word first`, async () => {
    const {query, answers} = started(fromQuoted);
    await query(phrase);
    assert.equal(answers().length, 1);
    assert.equal(answers()[0]?.groups[0]?.hits[0]?.href, '/docs/wait#end');
  });

test('a phrase whose text comes late changes the answer only then, and never if it does not come', async () => {
  for (const status of [200, 500]) {
    const {query, answers} = started(async (url) => {
      if (url.includes('search-text')) await sleep(400);
      return status === 200 || url.includes('search-index') ? fromQuoted(url) : new Response('', {status});
    });
    await query(SENTENCE);
    const firsts = answers().map(({groups}) => groups[0]?.route);
    assert.deepEqual(firsts, status === 200 ? ['/docs/ended', '/docs/wait'] : ['/docs/ended']);
  }
});

test('an anchor that cannot be decoded costs its snippet at most', async () => {
  const index = smallFile(pages);
  const documents = index.documents.map((document) => ({...document, sectionRoute: `${document.sectionRoute}#50%`}));
  const {query, said} = started((url) =>
    url.includes('search-index') ? Response.json({...index, documents}) : fromFiles(url),
  );
  await query('nmap');
  assert.equal(said.at(-1)?.type, 'snippets');
});

test('a worker that has reported that it is ready is not replaced, however long it takes', async ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const workers: EventTarget[] = [];
  const responses: SearchResponse[] = [];
  const create = () => {
    const worker = Object.assign(new EventTarget(), {postMessage: () => {}, terminate: () => {}});
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const says = (data: SearchResponse) => workers[0]?.dispatchEvent(new MessageEvent('message', {data}));
  const client = new SearchClient(create);
  client.open(scope);
  says({type: 'ready'});
  client.query({scope, query: 'nmap', limit: 8}, (response) => responses.push(response));
  mock.timers.tick(READY_WITHIN[0] + READY_WITHIN[1]);
  await nextTurn();
  assert.equal(workers.length, 1);
  says({type: 'answer', number: 1, answer: noAnswer});
  assert.equal(responses.length, 1);
});
