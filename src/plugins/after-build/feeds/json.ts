import type {FeedFormat, FeedItem} from './model';

const item = ({address, title, summary, html, date, authors, tags}: FeedItem) => ({
  id: address,
  url: address,
  title,
  summary,
  content_html: html,
  date_published: date.toISOString(),
  authors,
  tags,
});

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export const json: FeedFormat = {
  file: 'feed.json',
  name: 'JSON',
  mediaType: 'application/feed+json',
  render: ({title, description, language, home, icon, items}, self) =>
    `${JSON.stringify(
      {
        version: 'https://jsonfeed.org/version/1.1',
        title,
        home_page_url: home,
        feed_url: self,
        description,
        favicon: icon,
        language,
        items: items.map(item),
      },
      null,
      2,
    )}\n`,
};
