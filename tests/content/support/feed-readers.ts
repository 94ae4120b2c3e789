import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {builtFile} from '../../support/site';

/** By file below `blog`: reads the built feed with a parser that knows nothing of this site. */
export const readers = {
  'rss.xml'() {
    const rss = parseRssFeed(builtFile('blog/rss.xml'));
    return {
      title: rss.title,
      description: rss.description,
      language: rss.language,
      home: rss.link,
      self: rss.atom?.links?.find(({rel}) => rel === 'self')?.href,
      updated: rss.lastBuildDate,
      items: (rss.items ?? []).map((item) => ({
        id: item.guid?.value,
        link: item.link,
        title: item.title,
        summary: item.description,
        date: item.pubDate,
        html: item.content?.encoded ?? '',
        tags: (item.categories ?? []).map(({name}) => name),
        authors: item.dc?.creators ?? [],
      })),
    };
  },
  'atom.xml'() {
    const atom = parseAtomFeed(builtFile('blog/atom.xml'));
    return {
      title: atom.title?.value,
      description: atom.subtitle?.value,
      language: atom.xml?.lang,
      home: atom.links?.find(({rel}) => rel === 'alternate')?.href,
      self: atom.links?.find(({rel}) => rel === 'self')?.href,
      updated: atom.updated,
      items: (atom.entries ?? []).map((entry) => ({
        id: entry.id,
        link: entry.links?.find(({rel}) => rel === 'alternate')?.href,
        title: entry.title?.value,
        summary: entry.summary?.value,
        date: entry.published,
        html: entry.content?.value ?? '',
        tags: (entry.categories ?? []).map(({term}) => term),
        authors: (entry.authors ?? []).map(({name}) => name),
      })),
    };
  },
  'feed.json'() {
    const json = parseJsonFeed(builtFile('blog/feed.json'));
    return {
      title: json.title,
      description: json.description,
      language: json.language,
      home: json.home_page_url,
      self: json.feed_url,
      // A JSON feed has no date of its own.
      updated: json.items?.[0]?.date_published,
      items: (json.items ?? []).map((item) => ({
        id: item.id,
        link: item.url,
        title: item.title,
        summary: item.summary,
        date: item.date_published,
        html: item.content_html ?? '',
        tags: item.tags ?? [],
        authors: (item.authors ?? []).map(({name}) => name),
      })),
    };
  },
};
