import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {after, before, describe, it} from 'node:test';
import {ask, report} from '../../tools/links/answers';
import {listening, type Host} from '../support/listening';

describe('maintainers hear of addresses that are gone, and of no others', () => {
  let asked = 0;
  const server = createServer(({url}, response) => {
    asked += 1;
    if (url === '/moved') return response.writeHead(302, {location: '/there'}).end();
    if (url === '/moment') return response.writeHead(asked === 1 ? 503 : 200).end();
    if (url === '/silent') return response;
    return response.writeHead({'/there': 200, '/guarded': 403}[url ?? ''] ?? 404).end();
  });
  let host: Host;
  before(async () => {
    host = await listening(server);
  });
  after(() => host.stop());
  const answer = (path: string) => {
    asked = 0;
    // Only who is silent is waited for in vain.
    return ask(host.url + path, {timeout: path === '/silent' ? 300 : 60_000, pause: 1});
  };

  for (const [what, path, kind] of [
    ['a page that answers is there', '/there', 'there'],
    ['a page that moved is there', '/moved', 'there'],
    ['a server with a bad moment is asked again', '/moment', 'there'],
    ['a page that keeps programs away is for a person', '/guarded', 'unsure'],
    ['a page that is missing is gone', '/missing', 'gone'],
    ['a server that is silent is gone', '/silent', 'gone'],
  ] as const)
    it(what, async () => assert.equal((await answer(path)).kind, kind));
  it('an address without a server is gone, and says why', async () => {
    const dead = await ask('http://127.0.0.1:1/', {timeout: 60_000, pause: 1});
    assert.match(dead.kind === 'gone' ? dead.because : '', /does not answer: .+/);
  });
  it('the issue names every place of an address that is gone; without one there is no issue', () => {
    const links = [
      {address: 'https://a.org/x', file: 'docs/a.md', line: 3},
      {address: 'https://a.org/x', file: 'docs/b.md', line: 7},
      {address: 'https://b.org/', file: 'docs/b.md', line: 9},
    ];
    const gone = report(links, new Map([['https://a.org/x', {kind: 'gone', because: 'answers 404'}]]));
    assert.match(gone ?? '', /<https:\/\/a\.org\/x> answers 404: `docs\/a\.md:3`, `docs\/b\.md:7`/);
    assert.equal(report(links, new Map([['https://b.org/', {kind: 'unsure', because: 'answers 403'}]])), undefined);
  });
});
