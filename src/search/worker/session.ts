import {decoded} from '../../lib/target';
import {answerOf, noAnswer} from '../engine/answer';
import {Corpus, loadIndex} from '../engine/corpus';
import type {Marked} from '../engine/marks';
import {search} from '../engine/search';
import {snippetOf} from '../engine/snippet';
import {SHOWN_TEXTS, textIn, textPath} from '../text-file';
import {Cache, jsonFile} from './files';
import type {Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';

/** Milliseconds without a new query before texts for snippets are fetched. */
const PAUSE = 120;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers the requests of one page. */
export class SearchSession {
  /** Indexes by URL. */
  readonly #indexes = new Cache(async (address, again) => loadIndex(await jsonFile(address, again)));
  readonly #texts = new Cache<unknown>(jsonFile);
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
    const loaded = await Promise.all(tags.map((tag) => this.#indexes.get(`${baseUrl}search-index-${tag}.json`)));
    const indexes = loaded.filter((index) => index !== undefined);
    const before = this.#corpus.indexes;
    if (indexes.length !== before.length || indexes.some((index, place) => index !== before[place]))
      this.#corpus = new Corpus(indexes);
    return this.#corpus;
  }

  async #answer(number: number, asked: SearchQuery): Promise<void> {
    // Handles queued messages first, because they might drop the query.
    await pause(0);
    if (!this.#open.has(number)) return;
    const corpus = await this.#load(asked.scope);
    if (!this.#open.has(number)) return;
    const {answer, terms} = answered(corpus, asked);
    const isWhole = corpus.indexes.length === asked.scope.tags.length;
    this.respond({type: 'answer', number, answer: {...answer, isWhole}});
    await pause(PAUSE);
    if (!this.#open.has(number)) return;
    const {baseUrl} = asked.scope;
    const pages = answer.groups.slice(0, SHOWN_TEXTS).map(async ({route, hits}) => {
      const text = await this.#texts.get(baseUrl + textPath(route, baseUrl));
      if (text === undefined || !this.#open.has(number)) return;
      const snippets: Record<string, Marked> = {};
      for (const {href} of hits) {
        const content = textIn(text, decoded(href.split('#', 2)[1] ?? ''));
        if (content !== '') snippets[href] = snippetOf(content, terms);
      }
      this.respond({type: 'snippets', number, snippets});
    });
    await Promise.all(pages);
  }
}

/** Answers a query. An index that is damaged despite the checks is treated as empty. */
function answered(corpus: Corpus, {scope, query, limit, shown}: SearchQuery) {
  try {
    const found = search(corpus, query, scope.demoted);
    const pages = found.pages.filter(({page}) => shown === undefined || page.type === shown);
    return {answer: answerOf({...found, pages}, limit), terms: found.terms};
  } catch {
    return {answer: noAnswer, terms: new Map<string, number>()};
  }
}
