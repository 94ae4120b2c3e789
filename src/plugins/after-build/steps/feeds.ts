import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {AfterBuildContext} from '../context';
import {feedContent} from '../feeds/content';
import {feedFormats} from '../feeds/formats';
import {lastingImages} from '../feeds/images';
import type {Feed, FeedItem} from '../feeds/model';
import {pageName} from '../html/files';

/**
 * Writes the feeds of the blog with all posts whole, made from the built pages. Docusaurus' own have neither the address
 * of the feed nor, but for RSS, its language, and they hold markup that means something on our pages only.
 */
export async function feeds({outDir, siteConfig, allContent, options}: AfterBuildContext): Promise<void> {
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  if (!content) return;
  const {url, baseUrl, favicon} = siteConfig;
  const image = lastingImages(outDir, baseUrl);

  const itemOf = ({metadata}: BlogPost): FeedItem => {
    const {permalink, title, description, date, authors, tags} = metadata;
    const address = `${url}${permalink}`;
    const page = readFileSync(path.join(outDir, `${pageName(permalink, baseUrl)}.html`), 'utf8');
    return {
      address,
      title,
      summary: description,
      html: feedContent(page, {post: address, image}),
      date,
      authors: authors.flatMap((author) => {
        const about = author.page ? `${url}${author.page.permalink}` : author.url;
        return author.name ? [{name: author.name, ...(about === undefined ? {} : {url: about})}] : [];
      }),
      tags: tags.map(({label}) => label),
    };
  };

  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const home = `${url}${baseUrl}blog`;
  const feed: Feed = {
    ...options.feeds,
    home,
    icon: `${url}${baseUrl}${favicon ?? 'favicon.ico'}`,
    items: listed.map(itemOf),
  };
  mkdirSync(path.join(outDir, 'blog'), {recursive: true});
  for (const {file, render} of feedFormats)
    writeFileSync(path.join(outDir, 'blog', file), render(feed, `${home}/${file}`));
}
