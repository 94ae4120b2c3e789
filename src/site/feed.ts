import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {load, type CheerioAPI} from 'cheerio';

type CreateFeedItems = NonNullable<NonNullable<BlogOptions['feedOptions']>['createFeedItems']>;

/** What has no use without the style sheet and scripts of the site: links to headings, buttons, icons, and spacers of diagrams. */
const USELESS = '.hash-link, button, svg:not([role="img"]), [data-print="none"]';

/** The width in px of a narrow text column. Without the style sheet, an image would have its full size. */
const COLUMN = 600;

const DATA_IMAGE = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/;

/** Writes an inlined image to a file, because many feed readers block `data:` images. Returns its path below the site. */
function imageFile(src: string, outDir: string): string | undefined {
  const [, type, data] = DATA_IMAGE.exec(src) ?? [];
  if (type === undefined || data === undefined) return undefined;
  const content = Buffer.from(data, 'base64');
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${type}`;
  mkdirSync(path.join(outDir, 'img/feed'), {recursive: true});
  writeFileSync(path.join(outDir, 'img/feed', name), content);
  return `img/feed/${name}`;
}

/** A diagram has a narrow and a wide drawing, and the style sheet shows one. Feed readers have none and are narrow. */
function keepOneDrawing(page: CheerioAPI): void {
  for (const narrow of page('.diagram-narrow')) page(narrow).siblings('.diagram-wide').remove();
}

/**
 * The HTML of a post for readers that have neither the style sheet nor the scripts of the site.
 *
 * @param html the content of a feed item
 * @param site the address of the site with its base path
 * @param outDir the folder of the build, for images that the page contains as `data:` addresses
 */
function feedContent(html: string, site: string, outDir: string): string {
  const page = load(html, null, false);
  page(USELESS).remove();
  keepOneDrawing(page);
  for (const element of page('img')) {
    const image = page(element);
    const file = imageFile(image.attr('src') ?? '', outDir);
    if (file !== undefined) image.attr('src', site + file);
    image.attr('width', String(Math.min(COLUMN, Number(image.attr('width') ?? COLUMN)))).removeAttr('height');
  }
  return page.html();
}

/** The feed items of Docusaurus with content that does not need a style sheet. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const {siteConfig, outDir} = params;
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content === undefined
      ? item
      : {...item, content: feedContent(item.content, siteConfig.url + siteConfig.baseUrl, outDir)},
  );
};
