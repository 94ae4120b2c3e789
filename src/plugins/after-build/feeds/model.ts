/** What is the same in all feeds. */
export interface FeedSettings {
  readonly title: string;
  readonly description: string;
  /** Language tag after BCP 47, for example `en`. */
  readonly language: string;
  readonly copyright: string;
}

interface FeedAuthor {
  readonly name: string;
  /** Absolute address of a page about the author. */
  readonly url?: string;
}

/** One post. Its address is also its id, so that a reader does not show a post twice. */
export interface FeedItem {
  readonly address: string;
  readonly title: string;
  /** One sentence without markup. */
  readonly summary: string;
  /** The whole post as plain HTML, with absolute addresses. */
  readonly html: string;
  readonly date: Date;
  readonly authors: readonly FeedAuthor[];
  readonly tags: readonly string[];
}

/** A feed before it is written in one of the formats. Addresses are absolute; items are in the order of the blog. */
export interface Feed extends FeedSettings {
  /** The page of which this is the feed. */
  readonly home: string;
  readonly icon: string;
  readonly items: readonly FeedItem[];
}

/** A format of the feed: where it lies below the blog, what it is called, and how it is written. */
export interface FeedFormat {
  readonly file: string;
  readonly name: string;
  readonly mediaType: string;
  /** @param self absolute address of the feed itself */
  readonly render: (feed: Feed, self: string) => string;
}

/** The moment of the newest post: a feed changes when a post is added, not with every build. */
export const updatedAt = ({items}: Feed): Date => new Date(Math.max(0, ...items.map(({date}) => date.getTime())));
