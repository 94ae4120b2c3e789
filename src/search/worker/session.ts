import {readHeadFile} from '../index/head-file';
import {readIndexFile} from '../index/read-file';
import type {TagIndex} from '../index/tag-index';
import {answerOf, type Answer} from '../query/answer';
import type {Marked} from '../query/marks';
import {search, type Found} from '../query/search';
import {snippetOf} from '../query/snippet';
import {suggestion} from '../query/suggest';
import {textIn, textPath} from '../text-file';
import {Cache, jsonFile} from './files';
import type {Scope, SearchRequest, SearchResponse} from './protocol';

/** Pages whose text is kept. */
const TEXTS = 200;
/** Pages whose text is fetched for one answer. On the search page there may be more, which keep their excerpt. */
const SHOWN_TEXTS = 20;
/** Milliseconds without a new query before texts are fetched. */
const PAUSE = 120;

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `{baseUrl}search-index-{tag}.json`, with the tag behind it for the reader. */
const keyOf = (kind: 'head' | 'index', {baseUrl}: Scope, tag: string): string =>
  `${baseUrl}search-${kind}-${tag}.json#${tag}`;
const partsOf = (key: string): [url: string, tag: string] => {
  const place = key.indexOf('#');
  return [key.slice(0, place), key.slice(place + 1)];
};

/** Answers the requests of one page. Only the newest query is answered. */
export class SearchSession {
  readonly #heads = new Cache<TagIndex>(async (key) => {
    const [url, tag] = partsOf(key);
    return readHeadFile(tag, await jsonFile(url));
  });
  readonly #indexes = new Cache<TagIndex>(async (key) => {
    const [url, tag] = partsOf(key);
    return readIndexFile(tag, await jsonFile(url));
  });
  readonly #texts = new Cache<unknown>((url) => jsonFile(url), TEXTS);
  #latest = 0;

  constructor(readonly respond: (response: SearchResponse) => void) {}

  /** Handles a request. Never rejects. */
  async handle(request: SearchRequest): Promise<void> {
    if (request.type === 'open') {
      this.#heads.retry();
      this.#indexes.retry();
      this.#texts.retry();
      await this.#load(request.scope);
    } else {
      await this.#query(request);
    }
  }

  async #load(scope: Scope): Promise<readonly TagIndex[]> {
    // The heads are small and answer first, so they are asked for first.
    const heads = scope.tags.map((tag) => this.#heads.get(keyOf('head', scope, tag)));
    await Promise.all(heads);
    const indexes = await Promise.all(scope.tags.map((tag) => this.#indexes.get(keyOf('index', scope, tag))));
    return indexes.filter(isThere);
  }

  async #query({number, scope, query, limit}: Extract<SearchRequest, {type: 'query'}>): Promise<void> {
    this.#latest = number;
    // Requests that are already waiting come in before this goes on, so that only the last of them is answered.
    await pause(0);
    const isOutdated = (): boolean => number !== this.#latest;
    if (isOutdated()) return;
    let complete: readonly TagIndex[] | undefined;
    const loading = this.#load(scope).then((indexes) => (complete = indexes));
    const heads = await Promise.all(scope.tags.map((tag) => this.#heads.get(keyOf('head', scope, tag))));
    await Promise.race([loading, pause(0)]);
    if (isOutdated()) return;
    if (complete === undefined && heads.some(isThere)) {
      this.#answer(number, heads.filter(isThere), query, limit, false);
    }
    const indexes = await loading;
    if (isOutdated()) return;
    // A tag whose index failed is answered from its head, if that is there.
    const usable = scope.tags
      .map((tag, place) => indexes.find((index) => index.tag === tag) ?? heads[place])
      .filter(isThere);
    const {answer, found} = this.#answer(number, usable, query, limit, true);
    await pause(PAUSE);
    if (!isOutdated()) await this.#showTexts(number, scope, answer, found);
  }

  #answer(
    number: number,
    indexes: readonly TagIndex[],
    query: string,
    limit: number,
    complete: boolean,
  ): {answer: Answer; found: Found} {
    const started = performance.now();
    const found = search(indexes, query);
    const answer = answerOf(found, limit);
    const other = answer.pages === 0 && complete ? suggestion(indexes, query) : undefined;
    const duration = performance.now() - started;
    this.respond({
      type: 'answer',
      number,
      answer: {...answer, ...(other !== undefined && {suggestion: other}), complete, duration},
    });
    return {answer, found};
  }

  async #showTexts(number: number, scope: Scope, {groups}: Answer, {terms}: Found): Promise<void> {
    await Promise.all(
      groups.slice(0, SHOWN_TEXTS).map(async ({route, hits}) => {
        const text = await this.#texts.get(scope.baseUrl + textPath(route, scope.baseUrl));
        if (text === undefined || number !== this.#latest) return;
        const snippets: Record<string, Marked> = {};
        for (const {href} of hits) {
          const content = textIn(text, decodeURIComponent(href.split('#', 2)[1] ?? ''));
          if (content !== '') snippets[href] = snippetOf(content, terms);
        }
        this.respond({type: 'snippets', number, snippets});
      }),
    );
  }
}
