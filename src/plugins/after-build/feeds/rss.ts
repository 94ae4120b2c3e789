import {updatedAt, type FeedFormat, type FeedItem} from './model';
import {element, escapeText, xmlDocument} from './xml';

const item = ({address, title, summary, html, date, authors, tags}: FeedItem): string =>
  element('item', [
    element('title', title),
    element('link', address),
    element('guid', address, {isPermaLink: 'true'}),
    element('pubDate', date.toUTCString()),
    // RSS takes an e-mail address for the author; Dublin Core takes a name.
    ...authors.map(({name}) => element('dc:creator', name)),
    ...tags.map((tag) => element('category', tag)),
    // The description is HTML by definition, so that the text is escaped once as HTML and once as XML.
    element('description', escapeText(summary)),
    element('content:encoded', html),
  ]);

/** RSS 2.0 with what the RSS Advisory Board recommends: https://www.rssboard.org/rss-profile */
export const rss: FeedFormat = {
  file: 'rss.xml',
  name: 'RSS',
  mediaType: 'application/rss+xml',
  render: (feed, self) =>
    xmlDocument(
      element(
        'rss',
        [
          element('channel', [
            element('title', feed.title),
            element('link', feed.home),
            element('description', feed.description),
            element('language', feed.language),
            element('copyright', feed.copyright),
            element('lastBuildDate', updatedAt(feed).toUTCString()),
            element('atom:link', [], {href: self, rel: 'self', type: 'application/rss+xml'}),
            ...feed.items.map(item),
          ]),
        ],
        {
          version: '2.0',
          'xmlns:atom': 'http://www.w3.org/2005/Atom',
          'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        },
      ),
    ),
};
