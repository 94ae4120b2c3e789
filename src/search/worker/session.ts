import {decoded} from '../../browser/target';
import {readHeadFile} from '../index/head-file';
import {readIndexFile} from '../index/read-file';
import type {TagIndex} from '../index/tag-index';
import {answerOf, type Answer} from '../query/answer';
import type {Marked} from '../query/marks';
import {search, type Found} from '../query/search';
import {snippetOf} from '../query/snippet';
import {SHOWN_TEXTS, textIn, textPath} from '../text-file';
import {Cache, jsonFile} from './files';
import type {Scope, SearchQuery, SearchRequest, SearchResponse} from './protocol';

/** How many texts of pages are cached. */
const TEXTS = 200;
/** Milliseconds at most for which the indexes are not requested yet, so that the head files, which are small, come first. */
const HEAD_START = 400;
/** Milliseconds without a new query after which the texts for snippets are fetched. */
const PAUSE = 120;

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds to wait for the next byte of the words file, and then for the head file, before the index file is fetched instead. */
const SMALL_PATIENCE = 8000;
const HEAD_PATIENCE = 2000;

/** The cache key of a tag: `{baseUrl}#{tag}`. */
const keyOf = ({baseUrl}: Scope, tag: string): string => `${baseUrl}#${tag}`;
const tagOf = (key: string): string => key.slice(key.indexOf('#') + 1);

/** The URL of a file of the tag with this key. */
const addressOf = (kind: 'head' | 'words' | 'index', key: string): string =>
  `${key.slice(0, key.indexOf('#'))}search-${kind}-${tagOf(key)}.json`;

/** Answers the requests of one page. Only the newest query is answered. */
export class SearchSession {
  readonly #headFiles = new Cache((key, again) => jsonFile(addressOf('head', key), again));
  readonly #heads = new Cache(async (key) => readHeadFile(tagOf(key), await this.#headFiles.get(key)));
  readonly #indexes = new Cache((key, again) => this.#index(key, again));
  readonly #texts = new Cache<unknown>(jsonFile, TEXTS);
  #latest = 0;

  constructor(readonly respond: (response: SearchResponse) => void) {}

  /** Handles a request. Never rejects. */
  async handle(request: SearchRequest): Promise<void> {
    if (request.type === 'open') {
      for (const files of [this.#headFiles, this.#heads, this.#indexes, this.#texts]) files.retry();
      await this.#load(request.scope);
    } else {
      await this.#query(request);
    }
  }

  /** The complete index of a tag: from its head and words files, which are half as large as the index file, or else from that file. */
  async #index(key: string, again: boolean): Promise<TagIndex> {
    try {
      const words = await jsonFile(addressOf('words', key), again, SMALL_PATIENCE);
      // The head file is smaller and was requested first: if it is still missing, its request has stalled.
      const head = await Promise.race([this.#headFiles.get(key), pause(HEAD_PATIENCE)]);
      return readHeadFile(tagOf(key), head, words);
    } catch {
      return readIndexFile(tagOf(key), await jsonFile(addressOf('index', key), again));
    }
  }

  /** Loads the head files and indexes of a scope. */
  async #load(scope: Scope): Promise<void> {
    await this.#headStart(scope);
    await Promise.all(scope.tags.map((tag) => this.#indexes.get(keyOf(scope, tag))));
  }

  /** Resolves when all head files have loaded or failed, after {@link HEAD_START} at the latest. */
  async #headStart(scope: Scope): Promise<void> {
    const heads = scope.tags.map((tag) => this.#heads.get(keyOf(scope, tag)));
    await Promise.race([Promise.all(heads), pause(HEAD_START)]);
  }

  /** What can be searched now: of each tag its index or, while that is missing, its head. */
  #usable(scope: Scope): TagIndex[] {
    return scope.tags
      .map((tag) => this.#indexes.peek(keyOf(scope, tag)) ?? this.#heads.peek(keyOf(scope, tag)))
      .filter(isThere);
  }

  #isWhole = (scope: Scope): boolean => scope.tags.every((tag) => this.#indexes.peek(keyOf(scope, tag)) !== undefined);

  async #query({number, scope, query, limit, shown}: Extract<SearchRequest, {type: 'query'}>): Promise<void> {
    this.#latest = number;
    // Lets messages that are already queued be handled first: only the last query among them is answered.
    await pause(0);
    const isOutdated = (): boolean => number !== this.#latest;
    if (isOutdated()) return;
    let isLoading = true;
    const loaded = this.#load(scope).then(() => (isLoading = false));
    const early = (): void => {
      const usable = this.#usable(scope);
      if (isLoading && !isOutdated() && usable.length > 0) this.#answer({number, query, limit}, usable, false, false);
    };
    await this.#headStart(scope);
    // If all indexes are loaded already, the final answer follows at once and an early one is pointless.
    await Promise.race([loaded, pause(0)]);
    early();
    // A tag that stalls must not delay the results of the others.
    for (const tag of scope.tags) {
      void this.#indexes.get(keyOf(scope, tag)).then((index) => index && pause(0).then(early));
    }
    await loaded;
    if (isOutdated()) return;
    const {answer, found} = this.#answer({number, query, limit}, this.#usable(scope), true, this.#isWhole(scope));
    await pause(PAUSE);
    const groups = answer.groups.filter(({type}) => shown === undefined || type === shown);
    if (!isOutdated()) await this.#showTexts(number, scope, groups, found);
  }

  #answer(
    {number, query, limit}: Pick<SearchQuery, 'query' | 'limit'> & {readonly number: number},
    indexes: readonly TagIndex[],
    complete: boolean,
    isWhole: boolean,
  ): {answer: Answer; found: Found} {
    const started = performance.now();
    const found = search(indexes, query);
    const answer = answerOf(found, limit);
    const duration = performance.now() - started;
    this.respond({
      type: 'answer',
      number,
      answer: {...answer, complete, isWhole, duration},
    });
    return {answer, found};
  }

  async #showTexts(number: number, scope: Scope, groups: Answer['groups'], {terms}: Found): Promise<void> {
    await Promise.all(
      groups.slice(0, SHOWN_TEXTS).map(async ({route, hits}) => {
        const text = await this.#texts.get(scope.baseUrl + textPath(route, scope.baseUrl));
        if (text === undefined || number !== this.#latest) return;
        const snippets: Record<string, Marked> = {};
        for (const {href} of hits) {
          const content = textIn(text, decoded(href.split('#', 2)[1] ?? ''));
          if (content !== '') snippets[href] = snippetOf(content, terms);
        }
        this.respond({type: 'snippets', number, snippets});
      }),
    );
  }
}
