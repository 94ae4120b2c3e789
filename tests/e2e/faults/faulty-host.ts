import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import type {TestReport} from '../../../src/components/TestRun/report';
import {mediaType} from '../../../src/hosting/media-types';
import {createSiteServer} from '../../../tools/serve/server';
import {listening} from '../../support/listening';
import {siteDir} from '../../support/site';
import {assetsOf, secondBuild} from './second-build';

/** What a host answers in the place of a file. `slow` answers when the host is mended. */
export type HostFault = '404' | '500' | 'HTML' | 'truncated' | 'slow' | 'aborted' | 'unknown version';

/** A host of the build that can be broken, mended and deployed to while a tab is open. */
export interface FaultyHost {
  readonly url: string;
  /** From now on, what is asked for at such an address has this fault. */
  readonly spoil: (resource: RegExp, fault: HostFault) => void;
  /** Ends the fault; who has been waiting gets an answer. */
  readonly mend: () => void;
  /**
   * Replaces the build by another one: its assets are there, those of the first are gone.
   *
   * @param pagesKept how many pages a cache on the way still has of the first
   */
  readonly deploy: (pagesKept?: number) => void;
  /** Back to the first build, without faults. */
  readonly reset: () => void;
  /** Paths of the scripts and style sheets of the first build, or of the second. */
  readonly assets: (isSecond: boolean) => ReadonlySet<string>;
}

/** A missing file is answered as a host does that keeps everything below /assets for a year. */
const KEPT = {'Cache-Control': 'public, max-age=31536000, immutable'};

/** Files that a run of the tests writes after the build, in a form that is always the same. */
const MADE: Readonly<Record<string, string | undefined>> = {
  '/trust.json': JSON.stringify({
    measured: true,
    date: '2026-01-02T03:04:05.000Z',
    commit: 'c0ffee',
    modified: false,
    tests: {passed: 1, failed: 0, skipped: 0},
    pages: {checked: 1, modes: ['light'], widths: [320], withFindings: []},
    policies: [{host: 'a host', policy: "default-src 'none'"}],
    faults: [{resource: 'a file', fault: '404', end: 'works', passed: true}],
    hostile: [{what: 'queries', count: 1, seed: 1, worstMilliseconds: 1}],
    accessibility: [],
    budgets: [{what: 'script', limit: 2, measured: 1}],
    gaps: [],
  } satisfies TestReport),
};

/** Starts such a host, which runs as long as the process. */
export async function faultyHost(): Promise<FaultyHost> {
  const second = secondBuild();
  const [first, next] = [createSiteServer(siteDir), createSiteServer(second)];
  let current = first;
  let kept = 0;
  let spoiled: {readonly resource: RegExp; readonly fault: HostFault} | undefined;
  let held: (() => void)[] = [];

  /** Answers with a part of a file, or with another version of it. */
  function changed(asked: string, response: ServerResponse, change: (text: string) => string): void {
    const file = path.extname(asked) ? asked : `${asked}.html`;
    const text = MADE[file] ?? readFileSync(path.join(current === first ? siteDir : second, file), 'utf8');
    const headers = {...(file.startsWith('/assets') && KEPT), 'Cross-Origin-Embedder-Policy': 'require-corp'};
    response.writeHead(200, {...headers, 'Content-Type': mediaType(file)}).end(change(text));
  }

  function fail(fault: HostFault, file: string, request: IncomingMessage, response: ServerResponse): void {
    if (fault === 'slow') held.push(() => answer(request, response));
    else if (fault === 'aborted') request.socket.destroy();
    else if (fault === '404' || fault === '500') response.writeHead(Number(fault), KEPT).end('Gone');
    else if (fault === 'HTML')
      response
        .writeHead(200, {...KEPT, 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff'})
        .end('<!doctype html><p>Home</p>');
    else if (fault === 'truncated') changed(file, response, (text) => text.slice(0, text.length / 2));
    else changed(file, response, (text) => text.replace(/"formatVersion":\d+/, '"formatVersion":99'));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    if (spoiled?.resource.test(pathname)) fail(spoiled.fault, pathname, request, response);
    else if (kept > 0 && request.headers['sec-fetch-dest'] === 'document') {
      kept -= 1;
      first.emit('request', request, response);
    } else if (MADE[pathname]) changed(pathname, response, (text) => text);
    else current.emit('request', request, response);
  }

  const {url} = await listening(createServer(answer));
  const mend = (): void => {
    spoiled = undefined;
    const waiting = held;
    held = [];
    for (const release of waiting) release();
  };
  return {
    url,
    spoil: (resource, fault) => {
      spoiled = {resource, fault};
    },
    mend,
    deploy: (pagesKept = 0) => {
      current = next;
      kept = pagesKept;
    },
    reset: () => {
      mend();
      current = first;
      kept = 0;
    },
    assets: (isSecond) => new Set(assetsOf(isSecond ? second : siteDir).map((file) => `/${file}`)),
  };
}
