import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import type {Thing} from './index';

/** A post as the blog plugin hands it to the theme. */
export type Post = Pick<PropBlogPostContent, 'metadata' | 'assets' | 'frontMatter'>;

type Author = Post['metadata']['authors'][number];

/** Makes a path of the site, or an address, an absolute address. */
export type Absolute = (address: string) => string;

function authorOf(
  {name, title, url, page, imageURL, organization}: Author,
  image: string | undefined,
  absolute: Absolute,
) {
  const picture = image ?? imageURL;
  const about = page?.permalink ?? url;
  return {
    '@type': organization === true ? 'Organization' : 'Person',
    name,
    ...(title ? {description: title} : {}),
    ...(about ? {url: absolute(about)} : {}),
    ...(url && url !== about ? {sameAs: url} : {}),
    ...(picture ? {image: absolute(picture)} : {}),
  };
}

/** A post in the terms of https://schema.org/BlogPosting; its address is its identity. */
export function blogPosting({metadata, assets, frontMatter}: Post, absolute: Absolute): Thing {
  const {permalink, title, description, date, authors} = metadata;
  const url = absolute(permalink);
  const image = assets.image ?? frontMatter.image;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    datePublished: date,
    inLanguage: 'en',
    author: authors.map((author, index) => authorOf(author, assets.authorsImageUrls[index], absolute)),
    ...(image ? {image: absolute(image)} : {}),
    ...(frontMatter.keywords ? {keywords: frontMatter.keywords} : {}),
  };
}
