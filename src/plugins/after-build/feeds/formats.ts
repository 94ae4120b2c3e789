import type {HtmlTagObject} from '@docusaurus/types';
import {generateAtomFeed, generateJsonFeed, generateRssFeed} from 'feedsmith';
import {updatedAt, type FeedFormat, type FeedSettings} from './model';
import {escapeText, printable} from './text';

/** RSS 2.0. */
export const rss: FeedFormat = {
  file: 'rss.xml',
  name: 'RSS',
  mediaType: 'application/rss+xml',
  render: (feed, self) =>
    printable(
      generateRssFeed({
        title: feed.title,
        link: feed.home,
        description: feed.description,
        language: feed.language,
        copyright: feed.copyright,
        lastBuildDate: updatedAt(feed),
        atom: {links: [{href: self, rel: 'self', type: 'application/rss+xml'}]},
        items: feed.items.map(({address, title, summary, html, date, authors, tags}) => ({
          title,
          link: address,
          guid: {value: address, isPermaLink: true},
          pubDate: date,
          // RSS takes an e-mail address for the author; Dublin Core takes a name.
          dc: {creators: authors.map(({name}) => name)},
          categories: tags.map((name) => ({name})),
          // The description is HTML by definition.
          description: escapeText(summary),
          content: {encoded: html},
        })),
      }),
    ),
};

const atom: FeedFormat = {
  file: 'atom.xml',
  name: 'Atom',
  mediaType: 'application/atom+xml',
  render: (feed, self) =>
    printable(
      generateAtomFeed({
        id: feed.home,
        title: {value: feed.title},
        subtitle: {value: feed.description},
        xml: {lang: feed.language},
        links: [
          {href: self, rel: 'self', type: 'application/atom+xml'},
          {href: feed.home, rel: 'alternate', type: 'text/html'},
        ],
        updated: updatedAt(feed),
        icon: feed.icon,
        rights: {value: feed.copyright},
        entries: feed.items.map(({address, title, summary, html, date, authors, tags}) => ({
          id: address,
          title: {value: title},
          links: [{href: address, rel: 'alternate', type: 'text/html'}],
          published: date,
          updated: date,
          authors: authors.map(({name, url}) => ({name, ...(url !== undefined && {uri: url})})),
          categories: tags.map((term) => ({term})),
          summary: {value: summary},
          content: {value: html, type: 'html'},
        })),
      }),
    ),
};

/** JSON Feed 1.1. */
export const json: FeedFormat = {
  file: 'feed.json',
  name: 'JSON',
  mediaType: 'application/feed+json',
  render: ({title, description, language, home, icon, items}, self) =>
    `${JSON.stringify(
      generateJsonFeed({
        title,
        home_page_url: home,
        feed_url: self,
        description,
        favicon: icon,
        language,
        items: items.map((item) => ({
          id: item.address,
          url: item.address,
          title: item.title,
          summary: item.summary,
          content_html: item.html,
          date_published: item.date,
          authors: item.authors.map((author) => ({...author})),
          tags: [...item.tags],
        })),
      }),
      null,
      2,
    )}\n`,
};

/** The formats in which the feed of the blog is published. */
export const feedFormats: readonly FeedFormat[] = [rss, atom, json];

/** The links by which readers find the feeds, for the head of every page. */
export const feedLinks = ({title}: FeedSettings, baseUrl: string): HtmlTagObject[] =>
  feedFormats.map(({file, name, mediaType}) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type: mediaType, href: `${baseUrl}blog/${file}`, title: `${title} (${name})`},
  }));
