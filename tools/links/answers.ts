import http from 'node:http';
import https from 'node:https';

/** What came of asking for an address. */
export type Answer = {readonly kind: 'there'} | {readonly kind: 'gone' | 'unsure'; readonly because: string};

/** How addresses are asked for. */
export interface Asking {
  readonly timeout: number;
  /** How long to wait before the second attempt, in milliseconds. */
  readonly pause: number;
}

const GENTLE: Asking = {timeout: 20_000, pause: 5000};

/** Answers by which a site keeps programs away: a person may still read the page. */
const KEPT_AWAY = new Set([401, 403, 405, 406, 418, 429, 451, 999]);

const headers = {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (compatible; secureCodeBox link check)'};

/** How often an address may lead to another one. */
const MOVES = 10;

/**
 * The status with which an address answers in the end. Nothing is read and no connection kept: each host is asked once.
 * Not by `fetch`: that of Node 20 throws now and then, outside of any promise, after a connection has ended early.
 */
function statusOf(address: URL, signal: AbortSignal, moves = MOVES): Promise<number> {
  const {get} = address.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const request = get(address, {headers, signal, agent: false}, (response) => {
      response.destroy();
      const {
        statusCode = 0,
        headers: {location = ''},
      } = response;
      const isMoved = statusCode >= 300 && statusCode < 400 && location !== '' && URL.canParse(location, address);
      resolve(isMoved && moves > 0 ? statusOf(new URL(location, address), signal, moves - 1) : statusCode);
    });
    request.on('error', reject);
  });
}

async function once(address: string, {timeout}: Asking): Promise<Answer> {
  try {
    const status = await statusOf(new URL(address), AbortSignal.timeout(timeout));
    if (status >= 200 && status < 300) return {kind: 'there'};
    return {kind: KEPT_AWAY.has(status) ? 'unsure' : 'gone', because: `answers ${status}`};
  } catch (error) {
    return {kind: 'gone', because: `does not answer: ${error instanceof Error ? error.message : String(error)}`};
  }
}

/** Asks for an address, and once more when it does not answer: servers have bad moments. */
export async function ask(address: string, asking: Asking = GENTLE): Promise<Answer> {
  const first = await once(address, asking);
  if (first.kind !== 'gone') return first;
  await new Promise((resolve) => setTimeout(resolve, asking.pause));
  return once(address, asking);
}

/** A place on a page that leads elsewhere. */
export interface Outward {
  readonly address: string;
  readonly file: string;
  readonly line: number;
}

/** The issue about addresses that are gone, as Markdown; undefined when there are none. */
export function report(links: readonly Outward[], answers: ReadonlyMap<string, Answer>): string | undefined {
  const section = (kind: 'gone' | 'unsure'): string[] =>
    [...answers].flatMap(([address, answer]) => {
      if (answer.kind !== kind) return [];
      const places = links.filter((one) => one.address === address).map(({file, line}) => `\`${file}:${line}\``);
      return [`- [ ] <${address}> ${answer.because}: ${places.join(', ')}`];
    });
  const [gone, unsure] = [section('gone'), section('unsure')];
  if (gone.length === 0) return undefined;
  const later = unsure.length === 0 ? [] : ['', 'These keep programs away; a person has to look:', '', ...unsure];
  return ['These addresses did not answer twice:', '', ...gone, ...later, ''].join('\n');
}
