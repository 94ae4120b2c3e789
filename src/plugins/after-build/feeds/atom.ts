import {updatedAt, type FeedFormat, type FeedItem} from './model';
import {element, xmlDocument} from './xml';

const entry = ({address, title, summary, html, date, authors, tags}: FeedItem): string =>
  element('entry', [
    element('id', address),
    element('title', title),
    element('link', [], {href: address, rel: 'alternate', type: 'text/html'}),
    element('published', date.toISOString()),
    element('updated', date.toISOString()),
    ...authors.map(({name, url}) =>
      element('author', [element('name', name), ...(url === undefined ? [] : [element('uri', url)])]),
    ),
    ...tags.map((tag) => element('category', [], {term: tag})),
    element('summary', summary),
    element('content', html, {type: 'html'}),
  ]);

/** Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export const atom: FeedFormat = {
  file: 'atom.xml',
  name: 'Atom',
  mediaType: 'application/atom+xml',
  render: (feed, self) =>
    xmlDocument(
      element(
        'feed',
        [
          element('id', feed.home),
          element('title', feed.title),
          element('subtitle', feed.description),
          element('link', [], {href: self, rel: 'self', type: 'application/atom+xml'}),
          element('link', [], {href: feed.home, rel: 'alternate', type: 'text/html'}),
          element('updated', updatedAt(feed).toISOString()),
          element('icon', feed.icon),
          element('rights', feed.copyright),
          ...feed.items.map(entry),
        ],
        {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language},
      ),
    ),
};
