import type {HtmlTagObject} from '@docusaurus/types';
import {feedFormats} from './formats';
import type {FeedSettings} from './model';

/** The links by which readers find the feeds, for the head of every page. */
export const feedLinks = ({title}: FeedSettings, baseUrl: string): HtmlTagObject[] =>
  feedFormats.map(({file, name, mediaType}) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type: mediaType, href: `${baseUrl}blog/${file}`, title: `${title} (${name})`},
  }));
