import chunk from 'lodash/chunk';
import memoize from 'lodash/memoize';
import {decoded} from '../../lib/target';
import {answerOf, type Answer} from '../engine/answer';
import {Corpus, loadIndex} from '../engine/corpus';
import {snippetOf, type Marked} from '../engine/marks';
import {candidatesFor, phraseOf, promoted, quoting} from '../engine/phrase';
import {search, type Found} from '../engine/rank';
import {sectionsIn, SHOWN_TEXTS, STALL_THRESHOLD, textPath, type SearchDocument} from '../model';
import type {Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';

/** Timeout for a file, in milliseconds. */
const PATIENCE = 60_000;

/** Milliseconds without a new query before texts for snippets are fetched. */
const PAUSE = 120;

/** Maximum number of pages whose text is fetched to find a phrase. */
const SEARCHED_TEXTS = 100;

type Quotes = ReadonlyMap<string, SearchDocument>;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads JSON files of the site, each once. A file that cannot be fetched or read is undefined until `retry`. */
function filesOf<Value>(read: (content: unknown) => Value) {
  const failed = new Set<string>();
  const load = memoize(async (url: string): Promise<Value | undefined> => {
    // After a failure, bypasses the HTTP cache, which might contain the faulty response.
    const cache = failed.delete(url) ? 'reload' : 'default';
    try {
      const response = await fetch(url, {cache, signal: AbortSignal.timeout(PATIENCE)});
      if (response.ok) return read(await response.json());
    } catch {
      // The file is missing, as with any other status.
    }
    failed.add(url);
    return undefined;
  });
  const retry = (): void => failed.forEach((url) => load.cache.delete(url));
  return {load, retry};
}

/** Answers the requests of one page. */
export class SearchSession {
  readonly #indexes = filesOf(loadIndex);
  readonly #texts = filesOf(sectionsIn);
  #corpus = new Corpus([]);
  /** Numbers of the active queries. */
  readonly #open = new Set<number>();

  constructor(readonly respond: (response: SearchResponse) => void) {}

  /** Handles a request. Never rejects. */
  async handle(request: SearchRequest): Promise<void> {
    if (request.type === 'drop') {
      this.#open.delete(request.number);
    } else if (request.type === 'query') {
      this.#open.add(request.number);
      await this.#answer(request.number, request);
    } else {
      for (const files of [this.#indexes, this.#texts]) files.retry();
      await this.#load(request.scope);
    }
  }

  /** Loads the indexes of a scope. An index that fails to load is treated as empty. */
  async #load({baseUrl, tags}: Scope): Promise<Corpus> {
    const loaded = await Promise.all(tags.map((tag) => this.#indexes.load(`${baseUrl}search-index-${tag}.json`)));
    const indexes = loaded.filter((index) => index !== undefined);
    const before = this.#corpus.indexes;
    if (indexes.length !== before.length || indexes.some((index, place) => index !== before[place]))
      this.#corpus = new Corpus(indexes);
    return this.#corpus;
  }

  /** Sections that contain the phrase of a query word for word, by route. Fetches texts of pages until one of them does. */
  async #quotes(number: number, corpus: Corpus, {query, scope: {baseUrl}}: SearchQuery): Promise<Quotes> {
    const quotes = new Map<string, SearchDocument>();
    const phrase = phraseOf(query);
    if (phrase === undefined) return quotes;
    await pause(PAUSE);
    const candidates = candidatesFor(corpus, phrase).slice(0, SEARCHED_TEXTS);
    for (const routes of chunk(candidates, SHOWN_TEXTS)) {
      if (quotes.size > 0 || !this.#open.has(number)) break;
      const texts = await Promise.all(routes.map((route) => this.#texts.load(baseUrl + textPath(route, baseUrl))));
      routes.forEach((route, place) => {
        const anchor = quoting(texts[place], phrase);
        const document = anchor === undefined ? undefined : corpus.documentAt(route, anchor);
        if (document) quotes.set(route, document);
      });
    }
    return quotes;
  }

  async #answer(number: number, asked: SearchQuery): Promise<void> {
    // Handles queued messages first, because they might drop the query.
    await pause(0);
    if (!this.#open.has(number)) return;
    const corpus = await this.#load(asked.scope);
    if (!this.#open.has(number)) return;
    const found = foundFor(corpus, asked);
    const isWhole = corpus.indexes.length === asked.scope.tags.length;
    const answer = (quotes: Quotes): Answer => {
      const groups = answerOf({...found, pages: promoted(found.pages, quotes)}, asked.limit);
      if (this.#open.has(number)) this.respond({type: 'answer', number, answer: {...groups, isWhole}});
      return groups;
    };
    const quotes = this.#quotes(number, corpus, asked);
    const early = await Promise.race([quotes, pause(STALL_THRESHOLD)]);
    let shown = answer(early ?? new Map());
    // Texts on a slow network change the answer after it is shown, but only if one of them contains the phrase.
    if (!early && (await quotes).size > 0) shown = answer(await quotes);
    await this.#addSnippets(number, asked.scope, shown, found.terms);
  }

  async #addSnippets(number: number, {baseUrl}: Scope, {groups}: Answer, terms: Found['terms']): Promise<void> {
    await pause(PAUSE);
    if (!this.#open.has(number)) return;
    const pages = groups.slice(0, SHOWN_TEXTS).map(async ({route, hits}) => {
      const sections = await this.#texts.load(baseUrl + textPath(route, baseUrl));
      if (!sections || !this.#open.has(number)) return;
      const snippets: Record<string, Marked> = {};
      for (const {href} of hits) {
        const text = sections.get(decoded(href.split('#', 2)[1] ?? ''));
        if (text) snippets[href] = snippetOf(text, terms);
      }
      this.respond({type: 'snippets', number, snippets});
    });
    await Promise.all(pages);
  }
}

/** Searches pages of the shown type. An index that is damaged despite the checks is treated as empty. */
function foundFor(corpus: Corpus, {scope, query, shown}: SearchQuery): Found {
  try {
    const found = search(corpus, query, scope.demoted);
    return {...found, pages: found.pages.filter(({page}) => shown === undefined || page.type === shown)};
  } catch {
    return {pages: [], corrections: [], terms: new Map()};
  }
}
